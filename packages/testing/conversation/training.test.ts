import { readBatch } from '@harbour-haul/domain/conversation/eval/blind/read-batch';
import { scoreBatches } from '@harbour-haul/domain/conversation/eval/blind/score';
import { TRAINING_BARS } from '@harbour-haul/domain/conversation/eval/blind/training-bars';
import { expect, it } from '@jest/globals';
import { trainingBatches } from './blind-batches.ts';
import { letterCopies, understandingSources } from './letter-copies.ts';

const batches = trainingBatches();

it('every training batch has its bars, and no bars are without a batch', () => {
  expect(Object.keys(TRAINING_BARS).toSorted()).toEqual(batches.map(({ name }) => name).toSorted());
});

it('every training batch is as good as it once was', () => {
  const reached = batches.map((batch) => {
    const { finished, allRight, texts, loops, throws } = scoreBatches([batch]);
    return {
      name: batch.name,
      finished: finished.part,
      allRight: allRight.part,
      texts: texts.right.part,
      loops,
      throws,
    };
  });
  const fallen = reached.filter(({ name, ...now }) => {
    const bar = TRAINING_BARS[name];
    if (now.loops + now.throws > 0) return true;
    return bar && (now.finished < bar.finished || now.allRight < bar.allRight || now.texts < bar.texts);
  });
  expect(fallen).toEqual([]);
});

it('no text of a training batch stands to the letter in lexicon or recognisers', () => {
  expect(letterCopies(batches, understandingSources())).toEqual([]);
});

it('letterCopies finds longer texts in any case and ignores short ones and taps', () => {
  const says = { photo: 'no thank you', name: "It's Ann Lee speaking here", phone: '@Text Message or so' };
  const batch = readBatch('t/me', {
    dialogues: [{ says }],
    texts: [{ asked: 'name', text: 'who wants to know' }],
  });
  const sources = String.raw`['no thank you', 'it\'s ann lee speaking here', '@text message or so']`;
  expect(letterCopies([batch], sources)).toEqual(["It's Ann Lee speaking here"]);
});
