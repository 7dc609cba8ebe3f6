import { halifaxToday } from '../../../../halifax-today.ts';
import { type Clause, clauseAt, textBetween, type Utterance } from '../../../utterance/utterance.ts';
import { excludedDays } from '../choose-day.ts';
import { findMentions } from '../find-mentions.ts';
import type { Mention } from '../mention.ts';
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
  const named = mentionsIn(utterance, now).filter(({ said: { kind } }) => kind === 'day');
  const clause = refusingClause(utterance, named);
  const days = excludedDays(named);
  if (clause === null || days.size === 0) return null;
  return { days, words: textBetween(utterance, clause.from, clause.to), corrects: clause.corrects };
}

/** Whether an answer only rules out days and hours, and names none that suit: "not friday", "no mornings please". */
export function onlyRefuses(utterance: Utterance, now: Date): boolean {
  const named = mentionsIn(utterance, now).filter(({ about }) => about === 'pickup' || about === 'unsaid');
  return named.some(({ said: { kind } }) => kind !== 'wish') && refusingClause(utterance, named) !== null;
}

/** What a message says of when. */
export const mentionsIn = (utterance: Utterance, now: Date): readonly Mention[] =>
  findMentions(pickupTextOf(utterance), utterance, halifaxToday(now));

/** The clause of the first of them, where all are ruled out and none is asked about. */
function refusingClause(utterance: Utterance, named: readonly Mention[]): Clause | null {
  const [first] = named;
  if (first === undefined || named.some(({ ruledOut }) => !ruledOut)) return null;
  const { words } = pickupTextOf(utterance);
  const clause = clauseAt(utterance, words[first.from]?.from ?? 0);
  return clause === null || clause.act === 'question' ? null : clause;
}
