import { readBatch } from '@harbour-haul/domain/conversation/eval/blind/read-batch';
import { scoreBatches } from '@harbour-haul/domain/conversation/eval/blind/score';
import { TRAINING_BARS } from '@harbour-haul/domain/conversation/eval/blind/training-bars';
import { ENGLISH } from '@harbour-haul/domain/conversation/wording/english';
import { describe, expect, it } from '@jest/globals';
import { trainingBatches } from './blind-batches.ts';
import { letterCopies, understandingSources } from './letter-copies.ts';

const batches = trainingBatches();
/** Everybody is played once for all that is asked of it. */
const scored = batches.map((batch) => ({ name: batch.name, scores: scoreBatches([batch]) }));

const ANSWER_TEXTS = Object.values(ENGLISH.answers);
/** The recap's values are the visitor's words, not the assistant's. */
const VALUE_LINE = /^(?:Junk|Photo|Name|Phone|Address|Pickup|Contact by|Email|Instructions): /;

const repliesOf = (transcript: readonly string[]): string[] =>
  transcript.filter((line) => line.startsWith('A: ')).map((line) => line.slice('A: '.length));

function sentencesOf(reply: string): string[] {
  const lines = reply.split('\n').filter((line) => !VALUE_LINE.test(line));
  return lines.flatMap((line) => line.split(/(?<=[.!?:]) /)).filter((sentence) => sentence.length > 3);
}

it('every training batch has its bars, and no bars are without a batch', () => {
  expect(Object.keys(TRAINING_BARS).toSorted()).toEqual(batches.map(({ name }) => name).toSorted());
});

it('every training batch is as good as it once was', () => {
  const reached = scored.map(({ name, scores: { finished, allRight, texts, loops, throws } }) => ({
    name,
    finished: finished.part,
    allRight: allRight.part,
    texts: texts.right.part,
    loops,
    throws,
  }));
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

describe('what the assistant says to the visitors of the training batches', () => {
  const visits = scored.flatMap(({ scores }) => scores.visits);
  const replies = visits.flatMap(({ id, played }) =>
    repliesOf(played.transcript).map((reply) => ({ id, reply })),
  );

  it('holds no sentence twice in one turn', () => {
    const repeated = replies.filter(({ reply }) => {
      const sentences = sentencesOf(reply);
      return new Set(sentences).size < sentences.length;
    });
    expect(repeated).toEqual([]);
  });

  it('never says that something is not known beside an answer or the call for the team', () => {
    const known = [...ANSWER_TEXTS, ...Object.values(ENGLISH.existing), ENGLISH.help.person];
    const torn = replies.filter(
      ({ reply }) => reply.includes(ENGLISH.question.unknown) && known.some((text) => reply.includes(text)),
    );
    expect(torn).toEqual([]);
  });

  it('never says that it got something without saying what', () => {
    expect(replies.filter(({ reply }) => /\bGot it(?:\.|$)/.test(reply))).toEqual([]);
  });
});
