import { COURTESY_WORDS } from '../lexicon/answers/courtesy-words.ts';
import { wordSet } from '../lexicon/word-set.ts';
import type { Proposal } from './recognisers/proposal.ts';
import type { Utterance } from './utterance/utterance.ts';

/** Said around a day that is all of a message. */
const AROUND_A_DAY = wordSet(
  'no nope non oh ok okay well so then maybe perhaps rather better instead actually make it on for in at the le la ce pour en de dans plutot alors bon finalement',
);

/** Whether a message is a day for the pickup and nothing else: "monday morning", "lundi matin svp", "no, tuesday". */
export function isPlainDay({ tokens }: Utterance, { value, from, to }: Proposal): boolean {
  const isDay = typeof value === 'object' && 'pickup' in value && value.pickup.day !== null;
  return (
    isDay &&
    tokens.every(
      ({ word }, at) => (from <= at && at < to) || AROUND_A_DAY.has(word) || COURTESY_WORDS.has(word),
    )
  );
}
