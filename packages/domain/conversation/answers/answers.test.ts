import { expect, it } from '@jest/globals';
import { LOAD_PRICES } from '../../site/load-prices.ts';
import { NO_SLOTS } from '../slots.ts';
import { ENGLISH } from '../wording/english.ts';
import { FRENCH } from '../wording/french.ts';
import { answerTo } from './answers.ts';

const ALL = [...Object.entries(ENGLISH.answers), ...Object.entries(FRENCH.answers)];
const SENTENCE_ENDS = /[.!?](?:\s|$)/g;

it.each(ALL)('the answer about %s is one to three sentences of a chat message', (_topic, text) => {
  const sentences = text.match(SENTENCE_ENDS)?.length ?? 0;
  expect(sentences).toBeGreaterThanOrEqual(1);
  expect(sentences).toBeLessThanOrEqual(4);
  expect(text.length).toBeLessThanOrEqual(360);
  expect(text).not.toMatch(/\s{2}|undefined/);
});

it('the answer about the price names every load with its usual price', () => {
  for (const { load, from, to } of LOAD_PRICES) {
    expect(ENGLISH.answers.price).toContain(`usually`);
    expect(ENGLISH.answers.price).toContain(`${load} $${from} to $${to}`);
    expect(from).toBeLessThan(to);
  }
});

it('no answer promises what only the professional can', () => {
  for (const topic of ['insurance', 'licence', 'payment'] as const)
    expect(answerTo(topic, NO_SLOTS).passOn).toBe(true);
});
