import { type Browser, chromium } from 'playwright-core';
import { endWithTestFile } from '../leftovers.ts';
import { recordRequests } from '../upgrades/record-requests.ts';
import { chromiumPath } from './chromium-path.ts';

/** As long as `eventually` waits, twice as long as Playwright by itself: a machine that does other work is no fault of a page. */
const PATIENCE_MS = 60_000;

/** A headless Chromium, for whoever closes it. */
export async function startBrowser(): Promise<Browser> {
  const quiet = [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  const executablePath = await chromiumPath();
  const browser = await chromium.launch({
    executablePath,
    args: [...quiet, ...softwareRendering()],
    headless: true,
  });
  return noted(withPatience(browser));
}

/** Where a run is to leave what its browsers send (`bin/record-requests.ts`). */
const RECORD = process.env.TEST_RECORD_REQUESTS;

function noted(browser: Browser): Browser {
  return RECORD === undefined ? browser : recordRequests(browser, RECORD);
}

/** Has all pages of a browser wait longer for what they expect, which Playwright can be told of each context alone. */
function withPatience(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.setDefaultTimeout(PATIENCE_MS);
    return context;
  };
  return browser;
}

/** A headless Chromium, closed with the test file. */
export async function launchBrowser(): Promise<Browser> {
  const browser = await startBrowser();
  endWithTestFile(() => browser.close());
  return browser;
}

function softwareRendering(): string[] {
  return ['--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'];
}
