import type { Locator, Page } from 'playwright-core';
import type { LocalProduct } from '../../local-product.ts';
import type { Planted } from './planted.ts';

/** What a screen is come to with. */
export interface Reach {
  page: Page;
  planted: Planted;
  product: LocalProduct;
  open: (path: string) => Promise<unknown>;
}

/** A screen, or a state of one. */
export interface Screen {
  name: string;
  /** The states that `web/e2e/screens` knows it by: a test there names those that no screen here is. */
  states: readonly string[];
  /** Comes to it; resolves to what a text stands in there, or to null where a screen shows none. */
  reach: (reach: Reach) => Promise<Locator | null>;
}

/** Presses the first button of this name. */
export function press(page: Page, name: string | RegExp): Promise<void> {
  return page.getByRole('button', { name }).first().click();
}

/** Presses a button that opens a menu, and the item of this name. */
export async function choose(page: Page, button: string | RegExp, item: string | RegExp): Promise<void> {
  await press(page, button);
  await page.getByRole('menuitem', { name: item }).click();
}
