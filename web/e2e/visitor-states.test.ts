import { localPath } from '@harbour-haul/domain/site/language';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { VISITOR_STATES } from './screens/visitor-states.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { unseenButtons } from './testing/unseen-buttons.ts';

/** Other files come to these by the way, and ask axe there; so do they of every page as it opens. */
const SEEN_ELSEWHERE = [
  'the menu',
  'the question of consent',
  'the sign-in',
  'the sign-in, refused',
  'the form, with what is missing',
  'the form, filled in',
  'the form, with an address beyond the area',
  'the form, not sent',
  'the form and the chat, out of reach',
  'the thank-you page, with its card',
  'a request',
  'a request, being corrected',
  'a request, with photos to be added',
  'a request, with the question before it is cancelled',
  'a request that is cancelled',
  'the chat',
  'the chat, before it is sent',
  'the chat, sent',
];
const STATES = VISITOR_STATES.filter(
  ({ name }) => !SEEN_ELSEWHERE.includes(name) && !name.startsWith('the page '),
);
const SIZES = [
  { width: 1280, height: 900 },
  { width: 360, height: 740 },
] as const;

let product: LocalProduct;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
});

it('those that are seen elsewhere are states', () => {
  const names = VISITOR_STATES.map(({ name }) => name);
  expect(SEEN_ELSEWHERE.filter((name) => !names.includes(name))).toEqual([]);
});

/** In either language and on a desk or a phone by turns. */
it.each(
  STATES.map(
    (state, index) => [state.name, { state, language: index % 2 === 0 ? 'fr' : 'en', index }] as const,
  ),
)(
  '%s has nothing that axe objects to, and no button that is not seen in the system’s colours',
  async (name, { state, language, index }) => {
    const viewport = SIZES[index % 4 < 2 ? 0 : 1];
    const context = await browser.newContext({ reducedMotion: 'reduce', viewport });
    const page = await context.newPage();
    const open = async (path: string) => {
      await page.goto(product.url + localPath(language, path));
      await page.locator('h1').first().waitFor();
    };
    await state.reach({ page, product, language, open });
    await expectAccessible(page, name, state.kind === 'window' ? '[role=dialog]' : 'main');
    // In the system's colours, as those are left.
    expect(await unseenButtons(page)).toEqual([]);
    await context.close();
  },
);
