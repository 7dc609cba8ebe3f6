import { rmSync } from 'node:fs';
import { mailDirectory, textDirectory } from '@harbour-haul/local-cloud/cloud/messaging';
import { timedOut, withTimeout } from '@harbour-haul/local-cloud/shared/with-timeout';
import type { Browser } from 'playwright-core';
import { startBrowser } from '../chromium/browser.ts';
import type { Complain } from '../fail-on-denial.ts';
import { type LocalProduct, type ProductOptions, startLocalProduct } from '../local-product.ts';
import { MEMORY_DIRECTORY } from '../memory-directory.ts';
import { rememberRows } from '../table-rows.ts';

interface SharedProduct {
  readonly product: LocalProduct;
  /** Takes it back to how it was when it had started. */
  readonly empty: () => Promise<void>;
}

const PATIENCE_MS = 60_000;

/** Where a test file that uses them hears what must fail it. */
type TestConsole = Pick<Console, 'error'>;

let products: Promise<SharedProduct> | undefined;
/** Those that a file has for itself. */
const own = new Set<LocalProduct>();
let browsers: Promise<Browser> | undefined;
let listener: TestConsole | undefined;

/** The one product of this worker, as empty as a new one. What its functions do wrong is told to the file's console. */
export async function takeProduct(testConsole: TestConsole): Promise<LocalProduct> {
  listener = testConsole;
  products ??= start();
  return (await products).product;
}

/** A product for a test file alone, which ends it. */
export async function startProduct(options: ProductOptions, testConsole: TestConsole): Promise<LocalProduct> {
  const product = await startLocalProduct(
    options,
    (...words) => testConsole.error(...words),
    MEMORY_DIRECTORY,
  );
  own.add(product);
  return product;
}

/** What functions have logged as a warning or an error since the file has its products: lines without personal data. */
export async function warnings(): Promise<string[]> {
  const shared = await products?.catch(() => undefined);
  const lines = [...(shared ? [shared.product] : []), ...own].flatMap(({ logLines }) => logLines);
  return lines.filter((line) => /^\{"level":"(?:warn|error)"/.test(line));
}

/** The one Chromium of this worker. */
export function takeBrowser(): Promise<Browser> {
  browsers ??= startBrowser();
  return browsers;
}

/** Empties what a test file has used. @throws Error that names what its functions left under way */
export async function giveBack(): Promise<void> {
  own.clear();
  const contexts = (await browsers)?.contexts() ?? [];
  await Promise.all(contexts.map((context) => context.close()));
  if (listener === undefined) return;
  try {
    await (await products)?.empty();
  } catch (error) {
    // What one file has broken is not the next one's.
    const broken = products;
    products = undefined;
    await (await broken)?.product.stop().catch(() => {});
    throw error;
  } finally {
    listener = undefined;
  }
}

/** Ends everything. */
export async function stopServers(): Promise<void> {
  await (await browsers)?.close();
  await (await products)?.product.stop();
  [browsers, products] = [undefined, undefined];
}

async function start(): Promise<SharedProduct> {
  const complain: Complain = (...words) => listener?.error(...words);
  const product = await startLocalProduct({ eventRetryDelays: [0] }, complain, MEMORY_DIRECTORY);
  // A worker's end waits for nobody.
  process.once('exit', () => rmSync(product.localDir, { recursive: true, force: true }));
  const restoreRows = await rememberRows(product.documents);
  const whenIdle = async () => {
    if ((await withTimeout(product.idle(), PATIENCE_MS)) === timedOut)
      throw new Error('Functions of the shared product have not ended what this file began.');
  };
  const empty = async () => {
    await whenIdle();
    await restoreRows();
    await whenIdle();
    await product.settleIndexes();
    // That a limit was reached they remember until its window ends, whatever the counts say by then.
    if (product.logLines.some((line) => line.includes('limit reached'))) product.reloadFunctions();
    for (const directory of [mailDirectory(product.localDir), textDirectory(product.localDir)])
      rmSync(directory, { recursive: true, force: true });
    product.logLines.length = 0;
    product.checkLeftovers();
  };
  return { product, empty };
}
