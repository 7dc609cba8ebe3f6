import { expect, it } from '@jest/globals';
import { readQuestionBatch } from './read-question-batch.ts';

const BATCH = { author: 'me', language: 'en' };
const read = (batch: object) => readQuestionBatch('t/me', { ...BATCH, ...batch });
const readTopics = (topics: unknown) => read({ questions: [{ asked: 'name', text: 'why?', topics }] });

it('readQuestionBatch makes lists of single values and of alternatives', () => {
  const batch = read({
    questions: [
      { asked: 'junk', text: 'how much?', topics: 'price' },
      { asked: 'name', text: 'who comes, and then?', topics: ['who-comes', { any: ['process', 'other'] }] },
      { asked: 'notes', text: 'what a mess', topics: ['none'] },
    ],
  });
  expect(batch).toEqual({
    name: 't/me',
    author: 'me',
    language: 'en',
    questions: [
      { asked: 'junk', text: 'how much?', wants: [['price']] },
      { asked: 'name', text: 'who comes, and then?', wants: [['who-comes'], ['process', 'other']] },
      { asked: 'notes', text: 'what a mess', wants: [] },
    ],
  });
});

it.each([
  ['no author', { author: undefined }, 't/me.author: must be a text'],
  ['another language', { language: 'de' }, 't/me.language: must be one of en, fr'],
  ['an unknown key', { texts: [] }, 't/me.texts: is not a known key'],
  [
    'an unknown question',
    { questions: [{ asked: 'age', text: '', topics: 'none' }] },
    't/me questions[0].asked: must be one of',
  ],
  ['no text', { questions: [{ asked: 'name', topics: 'none' }] }, 't/me questions[0].text: must be a text'],
])('readQuestionBatch refuses %s and names its place', (_what, batch, message) => {
  expect(() => read(batch)).toThrow(message);
});

it.each([
  ['none at all', undefined, 't/me questions[0].topics: must name a topic, or none where nothing is asked'],
  ['an unknown one', ['price', 'love'], 't/me questions[0].topics[1]: must be one of price, payment'],
  [
    'none beside another',
    ['price', 'none'],
    't/me questions[0].topics[1]: must be a topic; none stands alone',
  ],
  ['no alternative', [{ any: [] }], 't/me questions[0].topics[0].any: must name a topic'],
  ['an unknown alternative', [{ any: ['love'] }], 't/me questions[0].topics[0].any[0]: must be one of'],
])('readQuestionBatch refuses topics with %s', (_what, topics, message) => {
  expect(() => readTopics(topics)).toThrow(message);
});
