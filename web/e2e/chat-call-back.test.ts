import { signInPage } from '@harbour-haul/testing/chromium/call-as';
import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { expect, it } from '@jest/globals';
import { ChatDriver } from './testing/chat-driver.ts';
import { withoutTypingDelay } from './testing/without-typing-delay.ts';

it.each([
  { width: 360, height: 640 },
  { width: 320, height: 568 },
])(
  'shows what is said last above the thanks on $width x $height, when a call back is all that is asked',
  async (viewport) => {
    const [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    await page.goto(`${product.url}/`);
    const chat = new ChatDriver(page);
    await chat.open();
    await chat.say('Please just call me back');
    await chat.say('902-555-0148');
    await chat.window.getByRole('group', { name: 'Request sent' }).waitFor();
    const list = await chat.window.getByRole('region', { name: 'Messages' }).elementHandle();
    const below = await page.waitForFunction((element) => {
      const last = element?.querySelector('[role=log]')?.lastElementChild;
      if (!element || !last) return null;
      const hidden = last.getBoundingClientRect().bottom - element.getBoundingClientRect().bottom;
      return hidden <= 1 ? { hidden } : null;
    }, list);
    expect((await below.jsonValue())?.hidden).toBeLessThanOrEqual(1);
    await context.close();
  },
);

it('has the chat need the team, until a call has reached its visitor', async () => {
  const [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
  const visitor = await browser.newContext();
  await withoutTypingDelay(visitor);
  const chat = new ChatDriver(await visitor.newPage());
  await chat.page.goto(`${product.url}/`);
  await chat.open();
  await chat.say('call me back at 902-555-0145');

  const admin = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await admin.newPage();
  await signInPage(page, product.url);
  await page.goto(`${product.url}/admin/chat`);
  await page.getByRole('tab', { name: /^Needs you/ }).click();
  const row = page.locator('[data-session]', { hasText: 'call me back at 902-555-0145' });
  await row.getByText('Call back').waitFor();
  const id = await row.getAttribute('data-session');
  await row.click();
  const bar = page.getByRole('group', { name: 'Call back' });
  await bar.getByText('Wants a call at (902) 555-0145').waitFor();
  await bar.getByRole('link', { name: 'Call (902) 555-0145' }).waitFor();
  // Its buttons stand beside its words, and leave the messages their room.
  expect((await bar.boundingBox())?.height).toBeLessThan(80);
  await bar.getByRole('button', { name: 'Reached' }).click();
  await bar.waitFor({ state: 'detached' });
  await page.goto(`${product.url}/admin/chat`);
  const known = page.locator(`[data-session="${id}"]`);
  await known.waitFor();
  expect(await known.getByText('Call back').count()).toBe(0);
  await Promise.all([visitor.close(), admin.close()]);
});
