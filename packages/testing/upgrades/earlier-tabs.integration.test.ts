import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from '@jest/globals';
import { sharedProduct } from '../test-servers.ts';
import { AnswerNotes, type Answers, missed } from './answers.ts';
import { playHistory } from './play-history.ts';
import { openConnections } from './play-later.ts';

/** Days of whose tabs it is known what they were answered. */
const DAYS = ['2026-11-28'];
let today: Answers;

beforeAll(async () => {
  const product = await sharedProduct();
  const notes = new AnswerNotes();
  const close = await openConnections(product, notes);
  await playHistory(product, notes);
  await product.idle();
  await close();
  today = notes.answers;
});

it.each(DAYS)('a tab of %s finds in answers and frames whatever it found then', (day) => {
  const file = fileURLToPath(new URL(`./answers-${day}.json`, import.meta.url));
  expect(missed(JSON.parse(readFileSync(file, 'utf8')) as Answers, today)).toEqual([]);
});
