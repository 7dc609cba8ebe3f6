import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startLocalProduct } from '../local-product.ts';
import synthesize from '../setup/synthesize.ts';
import { playHistory } from '../upgrades/play-history.ts';
import { historyText, readRows } from '../upgrades/stored-rows.ts';

/**
 * `node packages/testing/bin/record-rows.ts NAME`: plays a small history of the product and stores every row that it left as
 * `upgrades/NAME.json`, which tests read from then on as what an earlier version has written. Files that are there are never
 * written anew: their rows are what production may hold.
 */
const [name] = process.argv.slice(2);
if (name === undefined) throw new Error('Please name the file, by the day: 2026-11-23.');
const file = fileURLToPath(new URL(`../upgrades/${name}.json`, import.meta.url));
await synthesize();
const product = await startLocalProduct();
try {
  const known = await playHistory(product);
  await product.idle();
  const tables = await readRows(product);
  writeFileSync(file, historyText({ ...known, tables }), { flag: 'wx' });
} finally {
  await product.stop();
}
