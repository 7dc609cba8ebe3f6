import { NO_FAULTS } from '@harbour-haul/local-cloud/dynamodb/faults/fault-injection';
import { forgetLeftovers } from '../../forget-leftovers.ts';
import { type LocalProduct, type ProductOptions, startLocalProduct } from '../../local-product.ts';

/** A product to be loaded, and what its functions did that they should not, as far as nobody has taken it. */
export interface LoadProduct {
  product: LocalProduct;
  /** What IAM denied, and requests that functions left under way; taken once. */
  takeComplaints: () => string[];
}

/** Runs something on a product of its own. Whatever functions leave under way beyond the knee does not end it. */
export async function withProduct<T>(
  options: ProductOptions,
  run: (loaded: LoadProduct) => Promise<T>,
): Promise<T> {
  const complaints: string[] = [];
  const complain = (...words: unknown[]) => void complaints.push(words.join(' '));
  // Tests meet lagging indexes and refused calls, of which each makes times longer that are measured here.
  const product = await startLocalProduct({ faults: NO_FAULTS, ...options }, complain);
  try {
    return await run({ product, takeComplaints: () => complaints.splice(0) });
  } finally {
    forgetLeftovers(product);
    await product.stop();
  }
}
