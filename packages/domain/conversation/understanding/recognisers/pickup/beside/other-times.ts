import { halifaxToday } from '../../../../halifax-today.ts';
import type { Utterance } from '../../../utterance/utterance.ts';
import { findMentions } from '../find-mentions.ts';
import type { DayMention, Mention } from '../mention.ts';
import { type PickupText, pickupTextOf, textBetween } from '../pickup-text.ts';

/** Between the two: "friday at 2 **or saturday** at 10", "thursday morning, or maybe friday afternoon". */
const OR = / (?:or|ou) /;
const LIKELY = 0.6;
/** Words between an alternative and the next: a sentence of its own is none. */
const MAX_BETWEEN = 40;

/**
 * Returns the words that name several days with a time of its own each ("friday at 2 or saturday at 10"), which one pickup
 * cannot hold; null where there are none.
 */
export function otherTimes(utterance: Utterance, now: Date): string | null {
  const said = pickupTextOf(utterance);
  const mentions = findMentions(said, utterance, halifaxToday(now)).filter(isWished);
  const days = mentions.filter(isDay);
  const timed = days.map((day, index) => timeOf(said, mentions, day, days[index + 1]));
  for (const [index, day] of days.entries()) {
    const [next, time, other] = [days[index + 1], timed[index], timed[index + 1]];
    if (next === undefined || time == null || other == null) continue;
    const between = textBetween(said, day.to, next.from);
    if (!OR.test(between) || between.length > MAX_BETWEEN) continue;
    const last = [...days.keys()].findLast((at) => at > index && timed[at] != null) ?? index + 1;
    return written(utterance, said, day.from, Math.max(timed[last]?.to ?? 0, days[last]?.to ?? 0));
  }
  return null;
}

const isDay = (mention: Mention): mention is DayMention => mention.said.kind === 'day';

const isWished = ({ about, ruledOut, told, strength, said }: Mention): boolean =>
  !ruledOut &&
  told !== true &&
  (about === 'pickup' || about === 'unsaid') &&
  (said.kind !== 'day' || (strength >= LIKELY && said.day.days.length === 1 && said.day.bound !== true));

/** The time behind a day and before the next one. */
function timeOf(
  { text, words }: PickupText,
  mentions: readonly Mention[],
  { to }: DayMention,
  next: DayMention | undefined,
): Mention | null {
  const end = next?.from ?? words.length;
  const found = mentions.find(({ from, said }) => said.kind === 'time' && from >= to && from < end);
  if (found === undefined) return null;
  // "Friday, | call me at 2": of another sentence.
  const before = text.slice((words[to]?.at ?? text.length) - 1, words[found.from]?.at);
  return /^ (?:, )?(?:[a-z]+ ){0,2}$/.test(before) ? found : null;
}

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
