import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readUtterance } from '../utterance/read-utterance.ts';
import { recogniseQuestions } from './recognise-questions.ts';
import { ASKED, NOT_ASKED } from './testing/asked.ts';

const asked = (text: string) => recogniseQuestions(readUtterance(text));
const topics = (text: string) => asked(text).map(({ topic }) => topic);

describe.each(Object.entries(ASKED))('recogniseQuestions finds %s', (topic, texts) => {
  it.each(texts)('in "%s"', (text) => {
    expect(topics(text)).toEqual([topic]);
  });
});

it.each(NOT_ASKED)('recogniseQuestions finds no question in "%s"', (text) => {
  expect(asked(text)).toEqual([]);
});

it('recogniseQuestions finds each of several questions', () => {
  expect(topics('How much is it? And do you work weekends?')).toEqual(['price', 'hours']);
  expect(topics('do you recycle? also are you insured')).toEqual(['disposal', 'insurance']);
});

it('recogniseQuestions gives the question as written, without what stands around it', () => {
  expect(asked('I have a couch. How much would that be? Thanks')).toMatchObject([
    { topic: 'price', text: 'How much would that be' },
  ]);
  expect(asked('friday morning. are you insured?')).toMatchObject([{ text: 'are you insured' }]);
});

it('recogniseQuestions never throws, and its spans lie inside the message', () => {
  const word = fc.constantFrom(
    'how',
    'much',
    'is',
    'it',
    'do',
    'you',
    '?',
    'what',
    'if',
    ',',
    'take',
    'free',
    '\n',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(word).map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(text, (message) => {
      const utterance = readUtterance(message);
      for (const { from, to } of recogniseQuestions(utterance)) {
        expect(from).toBeGreaterThanOrEqual(0);
        expect(from).toBeLessThan(to);
        expect(to).toBeLessThanOrEqual(utterance.tokens.length);
      }
    }),
    { numRuns: 200 },
  );
});

it.each(['a? ', 'if, ', 'how much ', 'where is my ~ ', 'do you take those '])(
  'recogniseQuestions takes little time for "%s" ten thousand characters long',
  (unit) => {
    const utterance = readUtterance(unit.repeat(10_000 / unit.length));
    const before = process.cpuUsage();
    recogniseQuestions(utterance);
    // Measured: below 30 milliseconds for each of them.
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(300);
  },
);
