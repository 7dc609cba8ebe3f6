import { QUESTION_BARS } from '@harbour-haul/domain/conversation/eval/blind/questions/question-bars';
import { scoreQuestions } from '@harbour-haul/domain/conversation/eval/blind/questions/score-questions';
import { expect, it } from '@jest/globals';
import { questionBatches } from './question-batches.ts';

const batches = questionBatches('.');

it('every batch of questions has its bar, and no bar is without a batch', () => {
  expect(Object.keys(QUESTION_BARS).toSorted()).toEqual(batches.map(({ name }) => name).toSorted());
});

it('every batch of questions is answered as well as it once was', () => {
  const reached = batches.map((batch) => ({
    name: batch.name,
    right: scoreQuestions([batch]).right.part,
  }));
  expect(reached.filter(({ name, right }) => right < (QUESTION_BARS[name] ?? 0))).toEqual([]);
});
