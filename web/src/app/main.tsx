import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { applyColorMode } from './color-mode.ts';
import { loadAdminTags } from './load-admin-tags.ts';

const root = document.getElementById('root');
if (!root) throw new Error('app.html has no element with the id root.');
applyColorMode();
void loadAdminTags();
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
);
