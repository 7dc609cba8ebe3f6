/**
 * The only script that public pages run by themselves: inlined in each, 1 KB at most, the same everywhere so that one
 * hash allows it. It has no imports: the build minifies this one file.
 *
 * An island is an element with `data-island` (its code), `data-hash` (the anchor that loads it), `data-flag` (the stored
 * key that does) and `data-draft` (the same, stored for this tab), by either of which it is `data-known`. The page's `<template>`
 * preloads that code. An action before it is hydrated (`data-alive`), such as submitting the form or opening the chat, is
 * marked on it as `data-asked` and done once it is; what is nothing without its code is marked so from the start. Code that cannot be fetched is fetched again by itself, and by `data-failed` whoever has asked is told so.
 *
 * A link with `data-junk` carries that choice into the form, whether React owns it yet or not.
 */

/** Of the window; its name alone would be three per cent of what this script may weigh. */
const listen = addEventListener;

function island(element: HTMLElement): void {
  const data = element.dataset;
  let isLoading = false;
  let tries = 0;
  let timer: number | undefined;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    import(/* @vite-ignore */ data.island + (tries ? `?${tries}` : '')).catch(() => {
      // Browsers remember an address that failed, so another one is used: at the next touch, or after a while.
      isLoading = false;
      data.failed = '';
      clearTimeout(timer);
      timer = setTimeout(load, 1e3 * ++tries) as unknown as number;
    });
  };
  for (const type of ['focusin', 'pointerdown', 'submit', 'chat']) {
    element.addEventListener(type, (event) => {
      // Of `submit` and `chat`, which asks for the chat to open.
      if (/t$/.test(type)) {
        // Sent by the browser itself, a form's fields would end up in the address.
        event.preventDefault();
        data.asked = '';
      }
      load();
    });
  }
  const onAddress = () => {
    if (location.hash === data.hash || data.asked === '') load();
  };
  listen('hashchange', onAddress);
  // Once something is painted, which it would hold up: a frame alone may be one that waits for the font.
  new PerformanceObserver(onAddress).observe({ type: 'paint', buffered: true });
  listen('online', () => tries && load());
  try {
    if (localStorage[data.flag as string] || sessionStorage[data.draft as string]) {
      data.known = '';
      load();
    }
  } catch {
    // Storage is blocked: there is nothing to go on from.
  }
}

const page = document;
page.querySelectorAll<HTMLElement>('[data-island]').forEach(island);

// Every public page has what is looked for here.
const find = <E extends HTMLElement>(selector: string) => page.querySelector(selector) as E;

// Later than all that the page is painted from.
setTimeout(() => page.head.append(find<HTMLTemplateElement>('template').content), 2e3);

listen('click', (event) => {
  const target = event.target as Element;
  if (target.closest('#menu a')) find('#menu').hidePopover();
  if (target.closest('[data-chat]')) {
    event.preventDefault();
    find('#chat-widget').dispatchEvent(new Event('chat'));
  }
  const choice = target.closest<HTMLElement>('[data-junk]');
  if (choice) {
    const field = find<HTMLSelectElement>('[name=junkType]');
    field.value = choice.dataset.junk as string;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
});
