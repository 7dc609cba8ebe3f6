import type { Language } from '@harbour-haul/domain/site/language';
import type { Page } from 'playwright-core';
import { ChatDriver } from '../testing/chat-driver.ts';
import { VISITOR_PAGES } from './visitor-pages.ts';

/** Where a state of what visitors see is looked at, by somebody who has been nowhere yet. */
interface VisitorScene {
  page: Page;
  /** Shows a page in the language that is looked at. */
  open: (path: string) => Promise<void>;
}

/** A state of what visitors see, and how it is come to. */
export interface VisitorState {
  name: string;
  /** A page, to be seen from top to bottom, or what stands in a window. */
  kind: 'page' | 'window';
  /** The one that it has, where that is not both. */
  language?: Language;
  /** What the browser says of it by itself, as of a request that is refused. */
  complaint?: RegExp;
  reach: (scene: VisitorScene) => Promise<void>;
}

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
    name: 'the form, with what is missing',
    kind: 'page',
    reach: async ({ page, open }) => {
      await open('/junk-removal/dartmouth');
      await page.locator('#quote-form button[type=submit]').click();
      await page.locator('#quote-form [aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'the chat',
    kind: 'window',
    reach: async ({ page, open }) => {
      await open('/');
      await new ChatDriver(page).open();
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
export const VISITOR_STATES: readonly VisitorState[] = [...PAGES, ...WINDOWS];
