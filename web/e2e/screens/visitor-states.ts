import { FORM_STATES } from './form-states.ts';
import { REQUEST_STATES } from './request-states.ts';
import { VISITOR_CHAT_STATES } from './visitor-chat-states.ts';
import { VISITOR_PAGES } from './visitor-pages.ts';
import type { VisitorState } from './visitor-scene.ts';

const PAGES = VISITOR_PAGES.map(
  (path): VisitorState => ({
    name: `the page ${path}`,
    kind: 'page',
    ...(path === '/nope' && { complaint: /status of 404/ }),
    reach: ({ open }) => open(path),
  }),
);

const WINDOWS: readonly VisitorState[] = [
  {
    name: 'the menu',
    kind: 'window',
    reach: async ({ page, open }) => {
      await open('/');
      const button = page.getByRole('button', { name: 'Menu' });
      // There is room for what it holds on a desk.
      if (await button.isVisible()) await button.click();
    },
  },
  {
    name: 'the question of consent',
    kind: 'window',
    reach: async ({ page, open }) => {
      const ids = { tagManagerId: 'GTM-TEST1', measurementId: '', pixelId: '', adminTagManagerId: '' };
      await page.route('**/analytics.json', (route) => route.fulfill({ json: ids }));
      await open('/');
      await page.locator('#consent-bar').waitFor();
    },
  },
  {
    name: 'the sign-in',
    kind: 'window',
    language: 'en',
    reach: ({ open }) => open('/login'),
  },
  {
    name: 'the sign-in, refused',
    kind: 'window',
    language: 'en',
    complaint: /status of 401/,
    reach: async ({ page, open }) => {
      await open('/login');
      await page.getByLabel('Username').fill('nobody');
      await page.getByLabel('Password', { exact: true }).fill('Not-a-password-1');
      await page.getByRole('button', { name: 'Login' }).click();
      await page.getByText('Invalid username or password', { exact: false }).first().waitFor();
    },
  },
];

/** What visitors see: every page, and what stands over one or changes it. */
export const VISITOR_STATES: readonly VisitorState[] = [
  ...PAGES,
  ...WINDOWS,
  ...FORM_STATES,
  ...REQUEST_STATES,
  ...VISITOR_CHAT_STATES,
];
