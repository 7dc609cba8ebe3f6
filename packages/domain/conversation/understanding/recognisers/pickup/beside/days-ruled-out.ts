import { wordSet } from '../../../../../text/word-set.ts';
import { clauseAt, type Utterance } from '../../../utterance/utterance.ts';
import { pickupTextOf } from '../pickup-text.ts';
import { mentionsIn } from './refused-days.ts';

/** Right before a day, and of it: "**not on** tuesday", "**instead of the** monday". */
const GIVING_UP = wordSet(
  'not no never cant cannot dont do on in for the this next of instead rather than scratch forget skip i we ill it its pas plus ne non le la ce de du au lieu peux je',
);

/**
 * Where a message rules days out: the whole clause of "tuesday doesn't work for us", and of one that names another day as well the
 * words of the one that is given up. Token indices; `to` is exclusive.
 */
export function daysRuledOut(utterance: Utterance, now: Date): { from: number; to: number }[] {
  const { words } = pickupTextOf(utterance);
  const days = mentionsIn(utterance, now)
    .filter(({ said: { kind } }) => kind === 'day')
    .map(({ from, to, ruledOut }) => ({
      from: words[from]?.from ?? 0,
      to: words[to - 1]?.to ?? 0,
      ruledOut,
    }));
  return days
    .filter(({ ruledOut }) => ruledOut)
    .map(({ from, to }) => {
      const clause = clauseAt(utterance, from) ?? { from, to };
      const isShared = days.some((day) => !day.ruledOut && clause.from <= day.from && day.from < clause.to);
      return isShared ? { from: startOf(utterance, from), to } : { from: clause.from, to: clause.to };
    });
}

function startOf({ tokens }: Utterance, day: number): number {
  const before = tokens.slice(0, day).findLastIndex(({ word, mark }) => !GIVING_UP.has(word) || mark !== '');
  return before + 1;
}
