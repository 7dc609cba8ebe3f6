import { describeDay } from '../../pickup-wish/english-pickup.ts';
import { pickupOn, saysTimeOfDay, timeOfDayOf } from '../../pickup-wish/time-of-day.ts';
import { isWithinEdits } from '../../text/edit-distance.ts';
import { wordSet } from '../../text/word-set.ts';
import { dayReplies } from '../quick-replies.ts';
import { filled } from '../steps/step.ts';
import { wordsOf } from '../understanding/text/plain-text.ts';
import { storedOf, type Understanding } from '../understanding/understand.ts';
import { textBetween } from '../understanding/utterance/utterance.ts';
import { wordingOf } from '../wording/wording.ts';
import type { ClarificationHandler } from './clarification.ts';

/** `5/12` was written: 5 December or 12 May? */
export const whichDayClarification: ClarificationHandler<'which-day'> = {
  prompt({ days }, again, state) {
    const wording = wordingOf(state);
    const [first, second] = days;
    return {
      content: again
        ? wording.pickup.whichDayAgain
        : wording.pickup.whichDay(wording.describeDay(first), wording.describeDay(second)),
      quickReplies: dayReplies(days, wording),
    };
  },
  read(said, pending, { slots: { pickup: known } }) {
    const { days } = pending;
    const other = storedOf(said, 'pickup');
    const pickup =
      other?.value.kind === 'pickup' && other.value.pickup.day !== null ? other.value.pickup : null;
    // "Neither, the 8th of december" names its month as well.
    const isExact =
      pickup !== null &&
      other !== null &&
      // "Second of december" names a day as "the 2nd" does.
      ((/^date(?:$| of)/.test(other.reason) && !/\bone\b/i.test(said.message)) ||
        /\d/.test(textBetween(said.utterance, other.from, other.to)) ||
        said.utterance.tokens.some(({ word }) => word === 'neither' || word === 'none'));
    const day = isExact ? pickup.day : meantDay(said, days);
    // "The 27th" of a known morning changes the day alone.
    const asked = [pickup, pending, known].find((time) => time !== null && saysTimeOfDay(time));
    const timeOfDay = timeOfDayOf(asked ?? { slot: null, time: null });
    if (day !== null) return filled({ pickup: pickupOn(day, timeOfDay) });
    return pickup === null ? null : filled({ pickup: { ...pickup, ...timeOfDay } });
  },
};

/** The day that is stated, or asked for; where only one is ruled out ("not may"), the other. */
function meantDay({ utterance, message }: Understanding, days: readonly [string, string]): string | null {
  const [first, second] = days;
  const named = days.map((day) => ({ day, own: ownWords(day, days) }));
  const hits = utterance.tokens.flatMap(({ word }, index) => {
    const day = named.find(({ own }) => isNamed(own, word))?.day;
    return day === undefined ? [] : [{ day, meant: utterance.polarity[index] }];
  });
  const stated =
    hits.find(({ meant }) => meant === 'asserted') ?? hits.find(({ meant }) => meant === 'asked');
  if (stated !== undefined) return stated.day;
  const [ruledOut] = hits;
  if (ruledOut !== undefined) return ruledOut.day === first ? second : first;
  return days.find((day) => isPlaced(message, POSITIONS[day === first ? 0 : 1])) ?? null;
}

const MAX_POSITION = 5;
const POSITIONS = [
  wordSet(
    'first 1st former earlier earliest premier premiere sooner coming soonest closer closest nearer nearest next prochain prochaine proche',
  ),
  wordSet('second 2nd latter later latest last deuxieme seconde dernier derniere other further farther'),
] as const;

/** "The first one", "the latter please". */
function isPlaced(text: string, position: ReadonlySet<string>): boolean {
  const words = wordsOf(text);
  const [word] = words.filter((said) => POSITIONS.some((all) => all.has(said)));
  return words.length <= MAX_POSITION && word !== undefined && position.has(word);
}

/** The words of this day's description alone: its month or weekday. */
function ownWords(day: string, days: readonly string[]): string[] {
  const others = days.filter((other) => other !== day).flatMap((other) => wordsOf(describeDay(other)));
  return wordsOf(describeDay(day)).filter((mine) => !others.includes(mine) && /^\p{L}/u.test(mine));
}

const isNamed = (own: readonly string[], word: string): boolean =>
  word.length >= 3 &&
  own.some((mine) => mine.startsWith(word) || (word.length >= 5 && isWithinEdits(word, mine, 1)));
