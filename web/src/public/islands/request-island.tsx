import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { RequestPanel } from '#features/request/request-panel.tsx';
import { REQUEST_ISLAND } from './island-ids.ts';

/** The card's link that is about photos has this query. */
const ADDS_PHOTOS = '?photos';

/** The token of the link stands behind the `#`, which browsers send to nobody. */
const token = window.location.hash.slice(1);

const element = document.getElementById(REQUEST_ISLAND);
if (element) {
  element.dataset.alive = 'true';
  const task = window.location.search === ADDS_PHOTOS ? 'adding' : undefined;
  createRoot(element).render(
    <CacheProvider value={createCache({ key: 'css' })}>
      <RequestPanel token={token} task={task} />
    </CacheProvider>,
  );
}
// Another link pasted over this one is another request.
window.addEventListener('hashchange', () => window.location.reload());
