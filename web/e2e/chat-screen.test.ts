import { signInPage } from '@harbour-haul/testing/chromium/call-as';
import { eventually } from '@harbour-haul/testing/eventually';
import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';

const MESSAGES = 30;
const LAST = `Message ${MESSAGES}`;
const SIX_LINES = ['Hello,', 'we can come', 'on Monday', 'or on Tuesday', 'between nine', 'and noon.'].join(
  '\n',
);

/** A visitor's chat, with so many messages. */
async function startChat(count: number) {
  const product = await sharedProduct();
  const visitorId = `screen-${crypto.randomUUID()}`;
  const { body, cookies } = await product.call('POST', '/api/chat/sessions', { body: { visitorId } });
  const path = `/api/chat/sessions/${String(body.id)}`;
  for (let number = 1; number <= count; number += 1) {
    const message = { sender: 'user', content: `Message ${number}`, clientMessageId: crypto.randomUUID() };
    await product.call('POST', `${path}/messages`, { body: message, cookies });
  }
  const askForPerson = () => product.call('PATCH', path, { body: { personRequested: true }, cookies });
  return { id: String(body.id), askForPerson };
}

/** How far a part of the page stands out of another one, above and below; at most 0 where it is whole. */
async function standsOut(part: Locator, whole: Locator): Promise<number> {
  const [inner, outer] = await Promise.all([part.boundingBox(), whole.boundingBox()]);
  if (!inner || !outer) return Number.POSITIVE_INFINITY;
  return Math.max(outer.y - inner.y, inner.y + inner.height - outer.y - outer.height);
}

/** Waits until the toast rests; returns what of these lies under it. */
async function covered(page: Page, parts: Record<string, Locator>): Promise<string[]> {
  const toast = page.locator('[data-variant]');
  await toast.waitFor();
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  const own = await toast.boundingBox();
  const found: string[] = [];
  for (const [name, part] of Object.entries(parts)) {
    const box = await part.boundingBox();
    const isApart =
      !own ||
      !box ||
      box.x >= own.x + own.width ||
      own.x >= box.x + box.width ||
      box.y >= own.y + own.height ||
      own.y >= box.y + box.height;
    if (!isApart) found.push(name);
  }
  return found;
}

it.each([
  { width: 1366, height: 660 },
  { width: 768, height: 1024 },
  { width: 360, height: 640 },
])(
  'at $width × $height an open chat has the last message and Send in view, and nothing else to scroll',
  async ({ width, height }) => {
    const [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
    const [chat, other] = await Promise.all([startChat(MESSAGES), startChat(1)]);
    const page = await browser.newPage({ viewport: { width, height } });
    await signInPage(page, product.url);
    await page.goto(`${product.url}/admin/chat/${chat.id}`);
    const detail = page.getByRole('region', { name: /^Conversation with/ });
    const log = detail.getByRole('log');
    const last = log.getByText(LAST, { exact: true });
    await last.waitFor();

    await detail.getByRole('button', { name: 'Take over and answer' }).click();
    const field = detail.getByLabel('Type your message');
    const send = detail.getByRole('button', { name: 'Send' });
    await field.waitFor();
    await eventually(async () => expect(await standsOut(last, log)).toBeLessThanOrEqual(1));

    const empty = await field.boundingBox();
    await field.fill(SIX_LINES);
    await eventually(async () => {
      expect((await field.boundingBox())?.height).toBeGreaterThan((empty?.height ?? 0) * 2);
      expect(await standsOut(last, log)).toBeLessThanOrEqual(1);
    });
    const button = await send.boundingBox();
    expect((button?.y ?? height) + (button?.height ?? 0)).toBeLessThanOrEqual(height);
    const below = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    expect(await below()).toBeLessThanOrEqual(0);

    await other.askForPerson();
    expect(await covered(page, { field, send, last })).toEqual([]);
    await page.close();
  },
);

it('the chat tab has 85 % of a tall window', async () => {
  const [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
  const page = await browser.newPage({ viewport: { width: 1280, height: 1600 } });
  await signInPage(page, product.url);
  await page.goto(`${product.url}/admin/chat`);
  const tab = await page.locator('section[aria-labelledby=chat-title]').boundingBox();
  expect(tab?.height).toBeCloseTo(1360, 0);
  await page.close();
});
