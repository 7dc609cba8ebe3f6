import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startLocalProduct } from '../local-product.ts';
import synthesize from '../setup/synthesize.ts';
import { AnswerNotes, answersText } from '../upgrades/answers.ts';
import { playHistory } from '../upgrades/play-history.ts';
import { openConnections } from '../upgrades/play-later.ts';
import { historyText, readRows } from '../upgrades/stored-rows.ts';

/**
 * `node packages/testing/bin/record-rows.ts NAME`: plays a small history of the product and stores every row that it left as
 * `upgrades/NAME.json`, which tests read from then on as what an earlier version has written, and what tabs were answered as
 * `upgrades/answers-NAME.json`. Files that are there are never written anew: their rows are what production may hold, and those tabs
 * may be open.
 */
const [name] = process.argv.slice(2);
if (name === undefined) throw new Error('Please name the files, by the day: 2026-11-23.');
const fileOf = (of: string) => fileURLToPath(new URL(`../upgrades/${of}.json`, import.meta.url));
await synthesize();
const product = await startLocalProduct();
try {
  const notes = new AnswerNotes();
  const close = await openConnections(product, notes);
  const known = await playHistory(product, notes);
  await product.idle();
  const tables = await readRows(product);
  await close();
  writeFileSync(fileOf(name), historyText({ ...known, tables }), { flag: 'wx' });
  writeFileSync(fileOf(`answers-${name}`), answersText(notes.answers), { flag: 'wx' });
} finally {
  await product.stop();
}
