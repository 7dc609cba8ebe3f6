import { mayBeSignedIn } from '#lib/sign-in/signed-in-here.ts';

const loadAdmin = () => import('./routes/admin-route.tsx');
const loadLeads = () => import('./routes/leads-panel.tsx');

/**
 * Starts to load the screen that an address most likely shows, while the server is asked who is signed in. A wrong guess
 * costs a request; what fails here is loaded where it is shown.
 */
export function preloadScreen(path: string): void {
  if (!mayBeSignedIn()) return;
  for (const load of screenLoads(path)) load().catch(() => {});
}

function screenLoads(path: string): (() => Promise<unknown>)[] {
  return /^\/admin(\/leads\b|\/?$)/.test(path) ? [loadAdmin, loadLeads] : [loadAdmin];
}
