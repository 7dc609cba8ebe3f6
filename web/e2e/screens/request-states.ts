import { aNewPerson } from '@harbour-haul/testing/leads';
import { mailbox, tokenIn } from '@harbour-haul/testing/mailbox';
import type { VisitorScene, VisitorState } from './visitor-scene.ts';

const DAY_MS = 24 * 3600 * 1000;

/** Of the page of a request, by its link. */
export const REQUEST_STATES: readonly VisitorState[] = [
  {
    name: 'a request whose link does not work',
    kind: 'page',
    complaint: /status of 40\d/,
    reach: async ({ page, open }) => {
      await open(`/request#r1.1.zzzzzz.${'A'.repeat(43)}`);
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'a request', kind: 'page', reach: async (scene) => void (await openRequest(scene)) },
  { name: 'a request, being corrected', kind: 'page', reach: async (scene) => void (await correct(scene)) },
  {
    name: 'a request, with what is wrong in its correction',
    kind: 'page',
    complaint: /status of 400/,
    reach: async (scene) => {
      await correct(scene);
      await scene.page.locator('form [name=phone]').fill('12');
      await scene.page.locator('form [name=name]').fill('');
      await press(scene, 'submit');
      await scene.page.locator('form [aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'a request, changed since its correction was begun',
    kind: 'page',
    reach: async (scene) => {
      const token = await correct(scene);
      await scene.page.locator('form [name=address]').fill('99 Pine Ave, Bedford');
      await scene.product.call('PATCH', '/api/request', {
        body: { version: 1, address: '14 Old Sambro Harbour Road, Upper Tantallon' },
        headers: { 'x-request-token': token },
      });
      await scene.page.reload();
      await scene.page.locator('form [role=status]').first().waitFor();
    },
  },
  {
    name: 'a request, with photos to be added',
    kind: 'page',
    reach: async (scene) => {
      await openRequest(scene);
      await actions(scene).nth(1).click();
      await scene.page.locator('article input[type=file]').waitFor({ state: 'attached' });
    },
  },
  { name: 'a request, with the question before it is cancelled', kind: 'page', reach: askToCancel },
  {
    name: 'a request that is cancelled',
    kind: 'page',
    reach: async (scene) => {
      await askToCancel(scene);
      await scene.page.locator('article [role=group] button').last().click();
      await scene.page.locator('article a[href*="#quote-form"]').first().waitFor();
    },
  },
];

const actions = ({ page }: VisitorScene) => page.locator('article div:has(~ dl) > button');
const press = ({ page }: VisitorScene, type: string) =>
  page.locator(`form button[type=${type}]`).first().click();

/** Shows a request that somebody sent elsewhere, by the link of its mail. @returns the link's token */
async function openRequest({ page, product, language, open }: VisitorScene): Promise<string> {
  const { phone, address } = aNewPerson();
  const email = `jane.${crypto.randomUUID()}@example.com`;
  const body = {
    name: 'Jane Roe',
    phone,
    address,
    email,
    language,
    junkType: 'construction',
    preferredDate: new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10),
    details: 'Two sofas and what is left of the kitchen. Gate code is 4471.',
    source: 'form',
  };
  await product.call('POST', '/api/leads', { body });
  const token = tokenIn(await mailbox(product.localDir).mail(email, ''));
  await open(`/request#${token}`);
  await page.locator('article dl').waitFor();
  return token;
}

async function correct(scene: VisitorScene): Promise<string> {
  const token = await openRequest(scene);
  await actions(scene).first().click();
  await scene.page.locator('form [name=note]').waitFor();
  return token;
}

async function askToCancel(scene: VisitorScene): Promise<void> {
  await openRequest(scene);
  await actions(scene).last().click();
  await scene.page.locator('article [role=group]').waitFor();
}
