import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { axeViolations, COLOUR_RULES, FORCED_COLOUR_RULES } from './axe-violations.ts';
import { layOut } from './lay-out.ts';

const LOOKS = [
  { media: { colorScheme: 'light', forcedColors: 'none' } },
  { media: { colorScheme: 'dark', forcedColors: 'none' }, only: COLOUR_RULES },
  { media: { colorScheme: 'dark', forcedColors: 'active' }, only: FORCED_COLOUR_RULES },
] as const;

/**
 * Nothing that axe objects to in light, in dark, and in the system's colours with text twice as large, as the page is left then. In light
 * all is judged, and then what those looks may change.
 * @param state what is looked at, for who reads of a failure
 * @param within a selector for the part of the page that is looked at, in place of all of it
 */
export async function expectAccessible(page: Page, state: string, within?: string): Promise<void> {
  await layOut(page);
  for (const { media, ...rules } of LOOKS) {
    await page.emulateMedia(media);
    await setTextSize(page, media.forcedColors === 'active' ? '200%' : '');
    const options = { ...rules, ...(within !== undefined && { within }) };
    expect([state, media, await axeViolations(page, options)]).toEqual([state, media, []]);
  }
  await setTextSize(page, '');
}

function setTextSize(page: Page, size: string): Promise<void> {
  return page.evaluate((text) => {
    document.documentElement.style.fontSize = text;
  }, size);
}
