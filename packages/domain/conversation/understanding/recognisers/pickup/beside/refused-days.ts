import { halifaxToday } from '../../../../halifax-today.ts';
import { clauseAt, textBetween, type Utterance } from '../../../utterance/utterance.ts';
import { excludedDays } from '../choose-day.ts';
import { findMentions } from '../find-mentions.ts';
import { pickupTextOf } from '../pickup-text.ts';

/** What a message says of days that do not suit, where it names no other. */
export interface RefusedDays {
  days: ReadonlySet<string>;
  /** The clause that says it, as written. */
  words: string;
  /** It puts something right: "actually", "sorry". */
  corrects: boolean;
}

/** Returns the days that a message only rules out: "actually tomorrow is bad"; null for none, and where it names one that suits. */
export function refusedDays(utterance: Utterance, now: Date): RefusedDays | null {
  const said = pickupTextOf(utterance);
  const named = findMentions(said, utterance, halifaxToday(now)).filter(
    ({ said: { kind } }) => kind === 'day',
  );
  const [first] = named;
  if (first === undefined || named.some(({ ruledOut }) => !ruledOut)) return null;
  const clause = clauseAt(utterance, said.words[first.from]?.from ?? 0);
  const days = excludedDays(named);
  if (clause === null || clause.act === 'question' || days.size === 0) return null;
  return { days, words: textBetween(utterance, clause.from, clause.to), corrects: clause.corrects };
}
