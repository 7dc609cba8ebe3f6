import type { Pickup } from '../../../../../pickup-wish/pickup.ts';
import { halifaxToday } from '../../../../halifax-today.ts';
import { clauseAt, textBetween, type Utterance } from '../../../utterance/utterance.ts';
import { findMentions } from '../find-mentions.ts';
import { isWeekdays, type Mention } from '../mention.ts';
import { type PickupText, pickupTextOf, textBefore } from '../pickup-text.ts';

/** What is longer says other things as well, in words. */
const MAX_WHOLE = 14;
/** Before a day that is only the first or the last: "**until** the 25th", "**au plus tard** vendredi". */
const BOUND =
  /(?<= )(?:until|till|up to(?: and including)?|by|before|after|avant|jusqu(?: a|au)?|au plus tard)(?: (?:on|the|le))? $/;
/** "**Any day after** the 25th" */
const ANY_AFTER = /(?<= )any ?day (?:after|before|from) [^,|]{1,20}$/;
/** What leads in such a day. */
const LEADING =
  /^(?:any|anytime|anyday|day|time|sometime|not|no|later|earlier|sooner|than|on|or|at|the|latest|by|before|after|from|until|till|up|to|pas|au|plus|tard|dici)$/;
/** "**But** I'm not home friday" */
const JOINING = /^(?:but|and|mais|et) /i;

/**
 * Returns the words in which a message sets its days a condition that the pickup which was read from it cannot hold: "any day but
 * friday" is any time, and "after the 15th" the 16th. Null where the pickup says it all.
 * @param isAlone whether the message speaks of nothing else
 */
export function pickupCondition(
  utterance: Utterance,
  pickup: Pickup,
  now: Date,
  isAlone: boolean,
): string | null {
  if (pickup.otherDays !== undefined) return null;
  const said = pickupTextOf(utterance);
  const mentions = findMentions(said, utterance, halifaxToday(now));
  const first = mentions.find((mention) => isCondition(said, mention, pickup));
  const clause = first === undefined ? null : clauseAt(utterance, said.words[first.from]?.from ?? 0);
  if (first === undefined || clause === null || clause.act === 'question') return null;
  if (isAlone && utterance.tokens.length <= MAX_WHOLE)
    return textBetween(utterance, 0, utterance.tokens.length);
  const isWhole = first.ruledOut && clause.to - clause.from <= MAX_WHOLE;
  const from = isWhole ? clause.from : startOf(said, first, clause.from);
  const to = isWhole ? clause.to : endOf(said, mentions, first);
  return textBetween(utterance, from, to).replace(JOINING, '');
}

/** Of any day, one that does not suit; of one day, that it is only the first or the last. */
function isCondition(text: PickupText, mention: Mention, pickup: Pickup): boolean {
  const { said, ruledOut, told, about, from, to } = mention;
  const { day, slot, time, bounds, asap } = pickup;
  if (!ruledOut && (told === true || (about !== 'pickup' && about !== 'unsaid'))) return false;
  switch (said.kind) {
    case 'wish':
      return day === null && isWeekdays(text, mention);
    case 'time':
      return ruledOut && slot === null && time === null && bounds === undefined;
    case 'day': {
      if (ruledOut) return day === null || asap;
      const isBound =
        said.day.bound === true || BOUND.test(textBefore(text, from)) || ANY_AFTER.test(textBefore(text, to));
      return isBound && said.day.days[0] === day;
    }
  }
}

/** The token at which the condition begins, no earlier than its clause. */
function startOf({ words }: PickupText, { from }: Mention, clause: number): number {
  let at = from;
  while (at > 0 && (words[at - 1]?.from ?? 0) >= clause && LEADING.test(words[at - 1]?.code ?? '')) at -= 1;
  return words[at]?.from ?? clause;
}

/** The token behind it, and behind the time that stands with the day: "by friday noon". */
function endOf({ words }: PickupText, mentions: readonly Mention[], { to }: Mention): number {
  const time = mentions.find(({ from, said: { kind } }) => kind === 'time' && from >= to && from <= to + 1);
  return words[(time?.to ?? to) - 1]?.to ?? 0;
}
