import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { RequestPanel } from '#features/request/request-panel.tsx';
import type { RequestTexts } from '#features/request/texts/request-texts.ts';
import { REQUEST_ISLAND } from './island-ids.ts';
import { leaveOutIntro } from './leave-out-intro.ts';

/** The card's link that is about photos has this query. */
const ADDS_PHOTOS = '?photos';

/**
 * Shows the request of this page's link.
 * @param texts of the page's language; the island carries no others
 */
export function showRequest(texts: RequestTexts): void {
  // The token of the link stands behind the `#`, which browsers send to nobody.
  const token = window.location.hash.slice(1);
  const element = document.getElementById(REQUEST_ISLAND);
  if (element) {
    element.dataset.alive = 'true';
    const task = window.location.search === ADDS_PHOTOS ? 'adding' : undefined;
    createRoot(element).render(
      <CacheProvider value={createCache({ key: 'css' })}>
        <RequestPanel texts={texts} token={token} task={task} onNone={() => leaveOutIntro(element)} />
      </CacheProvider>,
    );
  }
  // The same request in the other language.
  for (const other of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]'))
    if (token !== '') other.hash = token;
  // Another link pasted over this one is another request.
  window.addEventListener('hashchange', () => window.location.reload());
}
