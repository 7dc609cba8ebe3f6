import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { expect, it } from '@jest/globals';
import { ChatDriver } from './testing/chat-driver.ts';

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
    const below = await page.waitForFunction(
      (element) => {
        const last = element?.querySelector('[role=log]')?.lastElementChild;
        if (!element || !last) return null;
        const hidden = last.getBoundingClientRect().bottom - element.getBoundingClientRect().bottom;
        return hidden <= 1 ? { hidden } : null;
      },
      list,
      { timeout: 5_000 },
    );
    expect((await below.jsonValue())?.hidden).toBeLessThanOrEqual(1);
    await context.close();
  },
);
