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
  /** Comes to it; resolves to what a text stands in there, or to null where a screen shows none. */
  reach: (reach: Reach) => Promise<Locator | null>;
}
