import { ANSWERS } from '@harbour-haul/domain/conversation/answers/answers';
import { playVisitor } from '@harbour-haul/domain/conversation/eval/blind/visitor';
import { WORDING } from '@harbour-haul/domain/conversation/wording';
import { describe, expect, it } from '@jest/globals';
import { trainingBatches } from './blind-batches.ts';

const DIALOGUES = trainingBatches().flatMap(({ name, dialogues }) =>
  dialogues.map((dialogue, index) => ({ name: `${name} ${index}`, dialogue })),
);
const ANSWER_TEXTS = Object.values(ANSWERS).map(({ text }) => text);
/** The recap's values are the visitor's words, not the assistant's. */
const VALUE_LINE = /^(?:Junk|Photo|Name|Phone|Address|Pickup|Contact by|Email|Instructions): /;

const repliesOf = (transcript: readonly string[]): string[] =>
  transcript.filter((line) => line.startsWith('A: ')).map((line) => line.slice('A: '.length));

function sentencesOf(reply: string): string[] {
  const lines = reply.split('\n').filter((line) => !VALUE_LINE.test(line));
  return lines.flatMap((line) => line.split(/(?<=[.!?:]) /)).filter((sentence) => sentence.length > 3);
}

describe('what the assistant says to the visitors of the training batches', () => {
  const replies = DIALOGUES.flatMap(({ name, dialogue }) =>
    repliesOf(playVisitor(dialogue).transcript).map((reply) => ({ name, reply })),
  );

  it('holds no sentence twice in one turn', () => {
    const repeated = replies.filter(({ reply }) => {
      const sentences = sentencesOf(reply);
      return new Set(sentences).size < sentences.length;
    });
    expect(repeated).toEqual([]);
  });

  it('never says that something is not known beside an answer or the call for the team', () => {
    const known = [...ANSWER_TEXTS, ...Object.values(WORDING.existing), WORDING.help.person];
    const torn = replies.filter(
      ({ reply }) => reply.includes(WORDING.question.unknown) && known.some((text) => reply.includes(text)),
    );
    expect(torn).toEqual([]);
  });

  it('never says that it got something without saying what', () => {
    expect(replies.filter(({ reply }) => /\bGot it(?:\.|$)/.test(reply))).toEqual([]);
  });
});
