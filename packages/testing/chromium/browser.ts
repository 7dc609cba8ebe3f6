import { type Browser, chromium } from 'playwright-core';
import { endWithTestFile } from '../leftovers.ts';
import { chromiumPath } from './chromium-path.ts';

/** A headless Chromium, for whoever closes it. */
export async function startBrowser(): Promise<Browser> {
  const quiet = [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  const executablePath = await chromiumPath();
  return chromium.launch({
    executablePath,
    args: [...quiet, ...softwareRendering()],
    headless: true,
  });
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
