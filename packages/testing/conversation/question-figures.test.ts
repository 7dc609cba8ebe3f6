import { readQuestionBatch } from '@harbour-haul/domain/conversation/eval/blind/questions/read-question-batch';
import { scoreQuestions } from '@harbour-haul/domain/conversation/eval/blind/questions/score-questions';
import { expect, it } from '@jest/globals';
import { questionFigures } from './question-figures.ts';

const batch = (language: string, ...questions: object[]) =>
  readQuestionBatch(`t/${language}`, { author: 'me', language, questions });

const scores = scoreQuestions([
  batch(
    'en',
    { asked: 'name', text: 'how much does it cost?', topics: 'price' },
    { asked: 'name', text: 'Ann Lee', topics: ['price', 'payment'] },
    { asked: 'review', text: 'yes', topics: 'cancelling' },
  ),
  batch('fr', { asked: 'name', text: 'Anne Roy', topics: 'none' }),
]);

it('scoreQuestions counts right replies by language and topic, and wrong ones by what is wrong', () => {
  expect(scores).toMatchObject({
    right: { part: 2, whole: 4 },
    byLanguage: { en: { part: 1, whole: 3 }, fr: { part: 1, whole: 1 } },
    wrong: { missed: 1, otherwise: 0, 'passed-on': 0, unasked: 0, sent: 1 },
    byTopic: { price: { part: 1, whole: 2 }, payment: { part: 0, whole: 1 }, none: { part: 1, whole: 1 } },
  });
});

it('scoreQuestions tells of a wrong reply where it stands and what was wanted', () => {
  expect(scores.misses[0]).toMatchObject({
    id: 't/en questions[1]',
    of: 'name: Ann Lee',
    problems: ['missed: wanted [["price"],["payment"]], answered []'],
  });
});

it('questionFigures shows nothing of what visitors asked', () => {
  const figures = questionFigures(scores).join('\n');
  expect(figures).toContain('sent by a question    1');
  expect(figures).not.toMatch(/Ann|how much|yes/);
});
