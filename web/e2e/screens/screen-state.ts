import type { Page } from 'playwright-core';
import type { Cast } from './cast.ts';

/** Where a state is looked at. */
export interface Scene {
  page: Page;
  cast: Cast;
  /** Shows an address of the product, with nothing left of the state before. */
  open: (path: string) => Promise<void>;
}

/** A state of a screen, and how it is come to. */
export interface ScreenState {
  name: string;
  /** How many leads there must be, and with them a chat each. */
  leads: 0 | 1 | 2;
  /** It is for pictures alone: axe finds nothing in it that another state has not. */
  isForEyes?: true;
  /** What the browser says of it by itself, as of a request that is refused. */
  complaint?: RegExp;
  reach: (scene: Scene) => Promise<void>;
}

/** Presses the button of this name. */
export function press(page: Page, name: string | RegExp): Promise<void> {
  return page.getByRole('button', { name, exact: true }).first().click();
}

/** Presses a button that opens a menu, and the item of this name. */
export async function choose(page: Page, button: string | RegExp, item: string | RegExp): Promise<void> {
  await press(page, button);
  await page.getByRole('menuitem', { name: item }).click();
}
