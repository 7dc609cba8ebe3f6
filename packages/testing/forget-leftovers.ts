import type { LocalProduct } from './local-product.ts';

/** What functions have left under way fails the end of a product, unless it was complained of one by one. */
export function forgetLeftovers({ checkLeftovers }: Pick<LocalProduct, 'checkLeftovers'>): void {
  try {
    checkLeftovers();
  } catch {
    // Known.
  }
}
