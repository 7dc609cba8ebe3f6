import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';
import { endWithTestFile } from './leftovers.ts';

/**
 * The Chromium that CHROMIUM_PATH names, else the one in the package @sparticuz/chromium, which needs no download and no
 * system package on Linux x64.
 */
export async function chromiumPath(): Promise<string> {
  return process.env.CHROMIUM_PATH ?? (await sparticuz.executablePath());
}

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
