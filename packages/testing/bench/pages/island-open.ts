import type { Browser, Page } from 'playwright-core';
import { timed } from '../runner/figures.ts';

/** A phone of some years ago on a slow network. */
const PHONE = { width: 375, height: 740 };
const CPU_RATE = 4;
const BYTES_A_SECOND = 1_600_000 / 8;
const LATENCY_MS = 150;

export const ISLANDS = ['form', 'chat'] as const;
export type Island = (typeof ISLANDS)[number];

/** What a page fetches two seconds after it is there, for whoever opens an island. */
const PRELOADED = ['quote-form', 'chat', 'visit'].map((name) => new RegExp(`/assets/${name}-[^/]+$`));

/** How many milliseconds an island takes from the touch until it answers, when its code was preloaded. */
export async function islandOpenTime(browser: Browser, url: string, island: Island): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true });
  try {
    const page = await context.newPage();
    const preloaded = PRELOADED.map((file) =>
      page.waitForEvent('requestfinished', (request) => file.test(request.url())),
    );
    await page.goto(`${url}/`);
    await Promise.all(preloaded);
    await page.waitForLoadState('networkidle');
    await slowDown(page);
    return await (island === 'form' ? openForm(page) : openChat(page));
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  });
}

/** Until React owns the form. */
function openForm(page: Page): Promise<number> {
  return fromTouch(page, '#quote-form [name=name]', '#quote-form [data-alive]');
}

/** Until one can write in its window. The welcome comes a second later, as if somebody typed it (specification section 9). */
function openChat(page: Page): Promise<number> {
  return fromTouch(page, '#chat-widget > a', '[role=dialog] textarea:enabled');
}

function fromTouch(page: Page, touched: string, shown: string): Promise<number> {
  const element = page.locator(touched).first();
  return timed(async () => {
    for (const event of ['pointerdown', 'focusin', 'click']) await element.dispatchEvent(event);
    await page.locator(shown).first().waitFor({ state: 'attached' });
  });
}
