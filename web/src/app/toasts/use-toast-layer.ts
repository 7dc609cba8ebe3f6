import { useEffect, useState } from 'react';

/** What keeps the focus within itself while it is open: the inside of a dialog, and a drawer. */
const LAYERS = '.MuiDialog-container, .MuiDrawer-modal > .MuiDrawer-paper';

/**
 * Returns the element to show toasts in: the last one of the page, or of the dialog or drawer on top. Only there are they reached by
 * keys and screen readers while one is open, since it keeps the focus and hides all that is beside it.
 */
export function useToastLayer(): HTMLElement {
  const [host] = useState(createHost);
  useEffect(() => {
    const settle = () => moveTo(layerOnTop() ?? document.body, host);
    // A layer fades or slides before it goes, and would take a toast along that is told as it closes.
    const fading = new MutationObserver(settle);
    const watch = () => {
      for (const layer of document.querySelectorAll(LAYERS))
        fading.observe(layer, { attributeFilter: ['style'] });
      settle();
    };
    const opening = new MutationObserver(watch);
    opening.observe(document.body, { childList: true });
    host.addEventListener('keydown', keepEscape);
    watch();
    return () => {
      fading.disconnect();
      opening.disconnect();
      host.removeEventListener('keydown', keepEscape);
      host.remove();
    };
  }, [host]);
  return host;
}

function createHost(): HTMLElement {
  const host = document.createElement('div');
  host.id = 'toasts';
  return host;
}

/** Escape closes the toast that has the focus, and not what it is shown in. */
function keepEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.stopPropagation();
}

function layerOnTop(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(LAYERS)].findLast(
    ({ style }) => style.opacity !== '0' && ['', 'none'].includes(style.transform),
  );
}

function moveTo(layer: HTMLElement, host: HTMLElement): void {
  if (host.parentElement === layer) return;
  // What is shown stays as it is, where a browser can move it: taken out and put in, it would come in once more.
  if (host.isConnected && 'moveBefore' in layer) layer.moveBefore(host, null);
  else layer.append(host);
  // What opened while it lay beside that has hidden it.
  host.removeAttribute('aria-hidden');
  // Beside a modal dialog nothing is read, and so it stands in it for who hears it.
  for (const dialog of document.querySelectorAll(`[aria-owns=${host.id}]`))
    dialog.removeAttribute('aria-owns');
  layer.querySelector(':scope > [role=dialog]')?.setAttribute('aria-owns', host.id);
}
