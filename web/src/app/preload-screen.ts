const loadAdmin = () => import('./routes/admin-route.tsx');
const loadLeads = () => import('./routes/leads-panel.tsx');
const loadLogin = () => import('#features/login/login-page.tsx');

/**
 * Starts to load the screen that an address most likely shows, while the server is asked who is signed in. A wrong guess
 * costs a request; what fails here is loaded where it is shown.
 */
export function preloadScreen(path: string, wasSignedIn: boolean): void {
  for (const load of screenLoads(path, wasSignedIn)) load().catch(() => {});
}

function screenLoads(path: string, wasSignedIn: boolean): (() => Promise<unknown>)[] {
  if (path === '/login' || !wasSignedIn) return [loadLogin];
  return /^\/admin(\/leads\b|\/?$)/.test(path) ? [loadAdmin, loadLeads] : [loadAdmin];
}
