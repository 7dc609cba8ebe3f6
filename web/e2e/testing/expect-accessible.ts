import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { axeViolations } from './axe-violations.ts';

const LOOKS = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const;

/**
 * Nothing that axe objects to in light, in dark, and in the system's colours with text twice as large, as the page is left then.
 * @param state what is looked at, for who reads of a failure
 * @param within a selector for the part of the page that is looked at, in place of all of it
 */
export async function expectAccessible(page: Page, state: string, within?: string): Promise<void> {
  await layOut(page);
  for (const look of LOOKS) {
    const isForced = look.forcedColors === 'active';
    await page.emulateMedia(look);
    await setTextSize(page, isForced ? '200%' : '');
    // Contrast is the system's then, and axe reads the page's own colours all the same.
    const options = { without: isForced ? ['color-contrast'] : [], ...(within !== undefined && { within }) };
    expect([state, look, await axeViolations(page, options)]).toEqual([state, look, []]);
  }
  await setTextSize(page, '');
}

/** Lays out all of a page: what is far below is placed by a guess until it is near, and axe takes it to lie on what is there by then. */
export async function layOut(page: Page): Promise<void> {
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
}

function setTextSize(page: Page, size: string): Promise<void> {
  return page.evaluate((text) => {
    document.documentElement.style.fontSize = text;
  }, size);
}
