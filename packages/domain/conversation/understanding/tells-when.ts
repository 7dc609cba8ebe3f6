import { wordSet } from '../../text/word-set.ts';
import { pickupTextOf } from './recognisers/pickup/pickup-text.ts';
import type { Utterance } from './utterance/utterance.ts';

/** A day, a part of one, or an hour, in the words of the rules. */
const WHEN = /^(?:[DP]\d|[TtN]\d|today|tomorrow|noon$)/;
/** What people ask for in such a clause, in either language. */
const CALLING = wordSet(
  'call phone ring text reach appelez appelle rappelez rappelle textez joindre contactez',
);
const LEADING = wordSet(
  'and but so also please just only you can could or et mais aussi svp vous pouvez me de merci',
);
/** What begins with one of these may be a thing that nobody knows: "a doodad from last sunday". */
const NAMES_A_THING = wordSet(
  'a an the some my our two three four five un une des le la les mon ma mes deux trois quatre cinq',
);
const COUNT = /^\d{1,3}$/;

/**
 * Whether a clause speaks of a day, an hour or a call, and begins as no thing does: "actually tomorrow is bad", "call me after
 * five". Of a clause in which no thing is named, that is none of the load.
 */
export function tellsWhen(utterance: Utterance, { from, to }: { from: number; to: number }): boolean {
  const words = utterance.tokens.slice(from, to).map(({ word }) => word);
  const first = words.find((word) => !LEADING.has(word)) ?? '';
  if (CALLING.has(first.replace(/-(?:moi|nous)$/, ''))) return true;
  if (NAMES_A_THING.has(first) || COUNT.test(first)) return false;
  return pickupTextOf(utterance).words.some(
    (word) => from <= word.from && word.to <= to && WHEN.test(word.code),
  );
}

/** Whether a message says nothing else. */
export const tellsWhenAlone = (utterance: Utterance): boolean =>
  utterance.clauses.length > 0 && utterance.clauses.every((clause) => tellsWhen(utterance, clause));
