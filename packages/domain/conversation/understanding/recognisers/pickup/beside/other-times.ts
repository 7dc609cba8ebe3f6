import { halifaxToday } from '../../../../halifax-today.ts';
import type { Utterance } from '../../../utterance/utterance.ts';
import { findMentions } from '../find-mentions.ts';
import { isWeekdays, type Mention } from '../mention.ts';
import { type PickupText, pickupTextOf, textBetween } from '../pickup-text.ts';

/** Between the two: "friday at 2 **or saturday** at 10", "thursday morning, or maybe friday afternoon". */
const OR = / (?:or|ou) /;
/** Right before a day without a time of its own: "friday afternoon **or** saturday", "les soirs de semaine **ou bien le** samedi". */
const OR_ANY =
  /^ (?:[,|] )?(?:or|ou) (?:(?:maybe|else|even|then|bien|any|all|time|anytime|on|le|la|the|a) ){0,3}$/;
const LIKELY = 0.6;
/** Words between an alternative and the next: a sentence of its own is none. */
const MAX_BETWEEN = 40;

/**
 * Returns the words that name several days of which one has a time of its own, or is any weekday ("friday at 2 or saturday at 10",
 * "weekday evenings or saturday"), which one pickup cannot hold; null where there are none.
 */
export function otherTimes(utterance: Utterance, now: Date): string | null {
  const said = pickupTextOf(utterance);
  const mentions = findMentions(said, utterance, halifaxToday(now)).filter(isWished);
  const days = mentions.filter((mention) => mention.said.kind === 'day' || isWeekdays(said, mention));
  const timed = days.map(
    (day, index) => timeOf(said, mentions, day, days[index + 1]) ?? timeBefore(said, mentions, day),
  );
  for (const [index, day] of days.entries()) {
    const [next, time, other] = [days[index + 1], timed[index], timed[index + 1]];
    if (next === undefined) continue;
    // Any weekday is no day that a pickup could hold beside another.
    const isEither = [day, next].some((one) => isWeekdays(said, one));
    if (time == null && !isEither) continue;
    const between = textBetween(said, day.to, next.from);
    const isOther =
      other == null && time != null && time.from >= day.to
        ? OR_ANY.test(textBetween(said, time.to, next.from))
        : OR.test(between) && between.length <= MAX_BETWEEN;
    if (!isOther) continue;
    const last = [...days.keys()].findLast((at) => at > index && timed[at] != null) ?? index + 1;
    return written(
      utterance,
      said,
      Math.min(day.from, time?.from ?? day.from),
      Math.max(timed[last]?.to ?? 0, days[last]?.to ?? 0),
    );
  }
  return null;
}

const isWished = ({ about, ruledOut, told, strength, said }: Mention): boolean =>
  !ruledOut &&
  told !== true &&
  (about === 'pickup' || about === 'unsaid') &&
  (said.kind !== 'day' || (strength >= LIKELY && said.day.days.length === 1 && said.day.bound !== true));

/** The time behind a day and before the next one. */
function timeOf(
  { text, words }: PickupText,
  mentions: readonly Mention[],
  { to }: Mention,
  next: Mention | undefined,
): Mention | null {
  const end = next?.from ?? words.length;
  const found = mentions.find(({ from, said }) => said.kind === 'time' && from >= to && from < end);
  if (found === undefined) return null;
  // "Friday, | call me at 2": of another sentence.
  const before = text.slice((words[to]?.at ?? text.length) - 1, words[found.from]?.at);
  return /^ (?:, )?(?:[a-z]+ ){0,2}$/.test(before) ? found : null;
}

/** "Les **soirs** de semaine" */
const timeBefore = (said: PickupText, mentions: readonly Mention[], day: Mention): Mention | null =>
  (isWeekdays(said, day) && mentions.find(({ to, said: { kind } }) => kind === 'time' && to === day.from)) ||
  null;

function written({ text, tokens }: Utterance, { words }: PickupText, from: number, to: number): string {
  const start = tokens[words[from]?.from ?? 0]?.start ?? 0;
  const last = tokens[(words[to - 1]?.to ?? tokens.length) - 1]?.end ?? text.length;
  const end = last + (CHOOSING.exec(text.slice(last))?.[0].length ?? 0);
  return plainEnd(text.slice(start, end).replaceAll(/\s+/g, ' '));
}

/** How to choose between them, up to the end of the sentence: "whichever is cheaper". */
const CHOOSING =
  /^ (?:whichever|whatever|whenever|either|depending|preferably|ideally|selon|celui|le (?:moins|plus)|n['’]importe|peu importe|de pr[eé]f[eé]rence)(?: [^.!?;\n]{1,60})?(?![^.!?;\n])/i;

/** Without the sign that only led on to what is left out. */
const plainEnd = (words: string): string => (/[,;:.]$/.test(words) ? words.slice(0, -1) : words);
