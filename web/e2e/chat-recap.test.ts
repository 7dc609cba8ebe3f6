import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { axeViolations } from './testing/axe-violations.ts';
import { ChatDriver } from './testing/chat-driver.ts';
import { phoneImage } from './testing/phone-images.ts';
import { withoutTypingDelay } from './testing/without-typing-delay.ts';

const ADDRESS = '1234 Old Sambro Harbour Road, Unit 1407, Upper Tantallon, Halifax, NS B3V 1A1';
const INSTRUCTIONS =
  'Gate code is 4471 and then the second driveway on the left; mind the dog. There are two flights of stairs up to the flat, the elevator is out of order until spring, and please park on the street, since the landlord tows cars from the lot behind the building.';
/** A phone of 2016, a small and a short phone of today, and a computer, where the window is 384 x 540. */
const SCREENS = [
  { width: 320, height: 568 },
  { width: 384, height: 540 },
  { width: 375, height: 667 },
  { width: 1440, height: 900 },
];
const COMPUTER = 1440;
const MIN_TARGET = 44;

let product: LocalProduct;
let browser: Browser;
/** The browser's storage with a recap of nine values in it. */
let atRecap: Awaited<ReturnType<BrowserContext['storageState']>>;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
  atRecap = await talkToRecap();
});

async function talkToRecap() {
  const context = await withoutTypingDelay(await browser.newContext());
  const page = await context.newPage();
  const chat = new ChatDriver(page);
  await page.goto(`${product.url}/`);
  await chat.open();
  await chat.choose('Furniture');
  await page
    .getByLabel('Photo', { exact: true })
    .setInputFiles({ name: 'sofa.jpg', mimeType: 'image/jpeg', buffer: await phoneImage() });
  await chat.window.getByRole('button', { name: 'Send photo' }).click();
  await chat.window.getByText("What's your name?").waitFor();
  await chat.say('Bartholomew Featherstonehaugh');
  await chat.say('902-555-0148');
  await chat.say(ADDRESS);
  await chat.say('tomorrow morning');
  await chat.choose('Email');
  await chat.say('bartholomew.featherstonehaugh@harbour-example.com');
  await chat.say(INSTRUCTIONS);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** The page of a visitor who comes back to a recap, in a context of its own. */
async function openRecap(
  screen: { width: number; height: number },
  storageState = atRecap,
): Promise<{ page: Page; chat: ChatDriver }> {
  const context = await withoutTypingDelay(await browser.newContext({ viewport: screen, storageState }));
  const page = await context.newPage();
  await page.goto(`${product.url}/`);
  // A font that comes late is left out of a page (`font-display: optional`), and kept for the next.
  for (let reloads = 0; !(await page.evaluate(isInItsFont)); reloads += 1) {
    if (reloads === MAX_RELOADS) throw new Error('The page is not shown in its font.');
    await page.reload();
  }
  // A phone, of which it takes the whole screen, opens it by a touch.
  if (screen.width < COMPUTER) await page.getByRole('button', { name: 'Continue your request' }).click();
  await page.getByRole('list', { name: 'Your request' }).waitFor();
  // The recap is fitted to the window once it is there, and the list scrolled to its end.
  await page.waitForFunction(isAtEnd);
  return { page, chat: new ChatDriver(page) };
}

const MAX_RELOADS = 10;

/** Runs in the page. @returns whether its text is set in the first font of its list, and not in what stands in for that */
function isInItsFont(): boolean {
  const family = getComputedStyle(document.body).fontFamily;
  const widthIn = (fonts: string) => {
    const text = Object.assign(document.createElement('span'), { textContent: 'Bartholomew Feather' });
    text.style.cssText = `position:absolute;font:16px ${fonts}`;
    document.body.append(text);
    const { width } = text.getBoundingClientRect();
    text.remove();
    return width;
  };
  return widthIn(family) !== widthIn(family.split(',').slice(1).join(','));
}

/** Runs in the page. @returns whether the last message of the chat is in view as far as it can be */
function isAtEnd(): boolean {
  const list = document.querySelector('[role=dialog] [role=region]');
  return list !== null && list.scrollTop + list.clientHeight >= list.scrollHeight - 1;
}

/** Where the parts of the card are, and where the list that they must be seen in. */
function measure(chat: ChatDriver) {
  return chat.window.evaluate((dialog) => {
    const boxOf = (element: Element | null) => {
      const { x, y, width, height, bottom, right } = (element as Element).getBoundingClientRect();
      return { x, y, width, height, bottom, right };
    };
    return {
      list: boxOf(dialog.querySelector('[role=region]')),
      card: boxOf(dialog.querySelector('[data-fit]')),
      buttons: [...dialog.querySelectorAll('[data-fit] button')].map(boxOf),
      scrollWidth: dialog.scrollWidth,
    };
  });
}

describe.each(SCREENS)('a recap of nine long values on $width x $height', (screen) => {
  // They look at one page, and leave it as it was.
  let page: Page;
  let chat: ChatDriver;
  beforeAll(async () => {
    ({ page, chat } = await openRecap(screen));
  });
  afterAll(() => page?.context().close());

  it('is seen whole at once: every line, the question and Submit, each large enough for a thumb', async () => {
    const { list, card, buttons, scrollWidth } = await measure(chat);
    expect(buttons).toHaveLength(9 + 2);
    expect(card.y).toBeGreaterThanOrEqual(list.y);
    expect(card.bottom).toBeLessThanOrEqual(list.bottom);
    for (const { x, y, height, bottom, right } of buttons) {
      expect(height).toBeGreaterThanOrEqual(MIN_TARGET);
      expect(y).toBeGreaterThanOrEqual(list.y);
      expect(bottom).toBeLessThanOrEqual(list.bottom);
      expect(x).toBeGreaterThanOrEqual(list.x);
      expect(right).toBeLessThanOrEqual(list.right);
    }
    expect(scrollWidth).toBeLessThanOrEqual(screen.width);
    await page.getByText('Shall I submit it, or change something?').waitFor();
    expect(await chat.window.getByLabel('Message', { exact: true }).isVisible()).toBe(true);
  });

  it('cuts nothing that the pickup depends on', async () => {
    for (const value of ['Bartholomew Feather', '(902) 555-0148', '1234 Old Sambro', 'morning (9AM']) {
      const isCut = await chat.window
        .getByText(value, { exact: false })
        .last()
        .evaluate(
          (element) =>
            element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1,
        );
      expect([value, isCut]).toEqual([value, false]);
    }
  });

  it('has no finding of axe', async () => {
    expect(await axeViolations(page, { within: '[role=dialog]' })).toEqual([]);
  });

  it('shows its long values in full when asked, and takes that back', async () => {
    const value = chat.window.getByText('Gate code is 4471', { exact: false }).last();
    const isCut = () => value.evaluate((element) => element.scrollHeight > element.clientHeight + 1);
    expect(await isCut()).toBe(true);
    await chat.window.getByRole('button', { name: 'Show all' }).click();
    expect(await isCut()).toBe(false);
    await chat.window.getByRole('button', { name: 'Show less' }).click();
    expect(await isCut()).toBe(true);
  });
});

it('can be used with text twice as large', async () => {
  const { page, chat } = await openRecap({ width: 375, height: 667 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const { buttons, scrollWidth, list } = await measure(chat);
  expect(scrollWidth).toBeLessThanOrEqual(375);
  for (const { right } of buttons) expect(right).toBeLessThanOrEqual(list.right);
  // All but pressing it, since every test goes on from the same recap.
  await chat.window.getByRole('button', { name: 'Submit' }).click({ trial: true });
  await page.context().close();
});

it('answers a question above the card, which folds, with Submit in sight and every line one tap away', async () => {
  // Its answer would end the recap that the other tests go on from.
  const { page, chat } = await openRecap({ width: 375, height: 667 }, await talkToRecap());
  const answer = await chat.say('are you insured?');
  expect(answer).toMatch(/insur/i);
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    const { list, card } = await measure(chat);
    expect(card.y).toBeGreaterThanOrEqual(list.y);
    expect(card.bottom).toBeLessThanOrEqual(list.bottom);
  }
  await chat.window.getByRole('button', { name: 'Show my request' }).click();
  const first = chat.window.getByRole('button', { name: /^Change junk type/ });
  await page.waitForFunction(
    (button) => {
      const top = button?.closest('[data-scrolls]')?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
      return button !== null && button.getBoundingClientRect().top >= top;
    },
    await first.elementHandle(),
  );
  await chat.window.getByRole('button', { name: 'Show less' }).click();
  await chat.window.getByRole('button', { name: 'Submit' }).click({ trial: true });
  await page.context().close();
});

/** The last one, since it leaves the recap. */
it('is walked through by the keyboard in the order that is read, and changes a value', async () => {
  const { page, chat } = await openRecap({ width: 375, height: 667 });
  await chat.window.getByRole('list', { name: 'Your request' }).getByRole('button').first().focus();
  const walked: string[] = [];
  for (let presses = 0; presses < 9 + 2; presses += 1) {
    if (presses > 0) await page.keyboard.press('Tab');
    walked.push(
      await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      ),
    );
  }
  expect(walked.map((name) => name.replace(/:.*/s, ''))).toEqual([
    'Change junk type',
    'Change photo',
    'Change name',
    'Change phone number',
    'Change contact method',
    'Change email',
    'Change address',
    'Change pickup time',
    'Change special instructions',
    'Submit',
    'Show all',
  ]);
  await chat.window.getByRole('button', { name: 'Change phone number: (902) 555-0148' }).press('Enter');
  await chat.window.getByText("What's the right phone number?", { exact: false }).waitFor();
  expect(await chat.window.getByRole('list', { name: 'Your request' }).count()).toBe(0);
  await page.context().close();
});
