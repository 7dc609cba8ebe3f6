import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { signInPage } from '../../chromium/call-as.ts';
import { longestTask, traceMainThread, workAfterMarks } from './main-thread.ts';

export const CPU_RATE = 4;
const ROWS = 100;
/** Long enough for what a key or a wheel brings about, and short of what waits for a rest. */
const SETTLE_MS = 120;
const WHEEL_PX = 200;
const WHEELS = 24;

/** The console of an admin who is signed in, with a hundred rows on a page. */
export async function openConsole(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(
    ([key, layout]) => localStorage.setItem(key ?? '', layout ?? ''),
    ['harbour-haul:leads-layout', JSON.stringify({ rows: ROWS })],
  );
  const page = await context.newPage();
  await signInPage(page, url);
  await page.goto(`${url}/admin`);
  await rows(page)
    .nth(ROWS - 1)
    .waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

/** The longest task while another hundred rows take the place of these, and while they are scrolled through. */
export async function listTimes(browser: Browser, page: Page): Promise<{ render: number; scroll: number }> {
  await slowDown(page, CPU_RATE);
  try {
    const first = await rows(page).first().getAttribute('data-lead');
    // Found before: finding a button by its role takes as long as what is measured.
    const next = await page.getByRole('button', { name: 'Next' }).elementHandle();
    const rendered = await traceMainThread(browser, page, async () => {
      await next?.dispatchEvent('click');
      await page.locator(`tbody [data-lead="${first}"]`).waitFor({ state: 'detached' });
      await rows(page)
        .nth(ROWS - 1)
        .waitFor();
      await wait(SETTLE_MS * 4);
    });
    await page.mouse.move(700, 500);
    const scrolled = await traceMainThread(browser, page, async () => {
      for (const by of [WHEEL_PX, -WHEEL_PX])
        for (let turn = 0; turn < WHEELS; turn += 1) await page.mouse.wheel(0, by);
      await wait(SETTLE_MS);
    });
    return { render: longestTask(rendered), scroll: longestTask(scrolled) };
  } finally {
    await slowDown(page, 1);
  }
}

/**
 * What the main thread does for each key that is typed into a field.
 * @throws Error where the field does not get the text
 */
export async function typingTimes(
  browser: Browser,
  page: Page,
  field: Locator,
  text: string,
): Promise<number[]> {
  await field.focus();
  const typed = await traceMainThread(browser, page, async (mark) => {
    for (const key of text) {
      await mark();
      await page.keyboard.type(key);
      await wait(SETTLE_MS);
    }
    await mark();
  });
  const value = await field.inputValue();
  if (!value.includes(text)) throw new Error(`The field has not got what was typed, but: ${value}`);
  return workAfterMarks(typed);
}

function rows(page: Page): Locator {
  return page.locator('tbody [data-lead]');
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await devtools.detach();
}
