/**
 * The first script of the sign-in's page, inlined in its head: what has to be done before anything is drawn. The build bundles it
 * with what it imports (`build/bundle-inline.ts`); `bootstrap.ts` follows at the end of the page.
 */
import { applyColorMode } from '#lib/colors/page-colors.ts';
import { readSetUpLink, SET_UP_PATH } from '#lib/team/set-up-link.ts';

/** Set-up links lead to this page, and it leads to the console, which sets up: a server sees nothing of what is behind the `#`. */
function forwardSetUp(): void {
  if (readSetUpLink(location.hash)) location.replace(SET_UP_PATH + location.hash);
}

/** The form has the focus from the start, which would bring its code before the first paint and hold that up: it comes right after. */
function startAfterPaint(): void {
  let isPainted = false;
  addEventListener('focusin', (event) => isPainted || event.stopPropagation(), true);
  new PerformanceObserver(() => {
    isPainted = true;
    document.forms[0]?.dispatchEvent(new Event('focusin'));
  }).observe({ type: 'paint', buffered: true });
}

applyColorMode();
startAfterPaint();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyColorMode);
forwardSetUp();
addEventListener('hashchange', forwardSetUp);
