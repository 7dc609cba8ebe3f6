import type { Browser } from 'playwright-core';
import type { LocalProduct, ProductOptions } from './local-product.ts';

/** What the environment of tests with servers offers (`setup/server-environment.js`). */
const registry = globalThis as {
  testServers?: {
    sharedProduct(): Promise<LocalProduct>;
    ownProduct(options: ProductOptions): Promise<LocalProduct>;
    sharedBrowser(): Promise<Browser>;
  };
};

/**
 * The product that all test files of a Jest worker share, one after the other: as empty as a new one, with the admin of
 * `admin.ts`. It is emptied when the file has ended.
 */
export function sharedProduct(): Promise<LocalProduct> {
  return servers().sharedProduct();
}

/** A product for this file alone, for what is set up otherwise or broken by its tests. It ends with the file. */
export function ownProduct(options: ProductOptions = {}): Promise<LocalProduct> {
  return servers().ownProduct(options);
}

/** The Chromium that all test files of a Jest worker share; what a file leaves open is closed with it. */
export function sharedBrowser(): Promise<Browser> {
  return servers().sharedBrowser();
}

function servers() {
  if (!registry.testServers) throw new Error('Only tests of the projects integration and e2e have servers.');
  return registry.testServers;
}
