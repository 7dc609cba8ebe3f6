import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { applyColorMode } from '#lib/colors/page-colors.ts';
import { loadAdminTags } from '#lib/tags/load-admin-tags.ts';
import { readSetUpLink } from '#lib/team/set-up-link.ts';
import { App } from './app.tsx';
import { preloadScreen } from './preload-screen.ts';

const root = document.getElementById('root');
if (!root) throw new Error('app.html has no element with the id root.');
applyColorMode();
preloadScreen(location.pathname);
// A tag would report the address, which holds the secret of a set-up link until the page has taken it out.
if (!readSetUpLink(location.hash)) void loadAdminTags();
const leave = (path: string) => location.replace(path);
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App leave={leave} />
    </BrowserRouter>
  </StrictMode>,
);
