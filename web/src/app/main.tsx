import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { wasSignedIn } from '#features/admin-leads/lead-editor/draft-store.ts';
import { readSetUpLink } from '#lib/team/set-up-link.ts';
import { App } from './app.tsx';
import { applyColorMode } from './color-mode.ts';
import { loadAdminTags } from './load-admin-tags.ts';
import { preloadScreen } from './preload-screen.ts';

const root = document.getElementById('root');
if (!root) throw new Error('app.html has no element with the id root.');
applyColorMode();
preloadScreen(location.pathname, wasSignedIn());
// A tag would report the address, which holds the secret of a set-up link until the page has taken it out.
if (!readSetUpLink(location.hash)) void loadAdminTags();
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
);
