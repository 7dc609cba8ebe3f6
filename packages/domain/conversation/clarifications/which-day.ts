import { describeDay } from '../describe-pickup.ts';
import { dayReplies } from '../quick-replies.ts';
import { filled } from '../steps/step.ts';
import { wordsOf } from '../understanding/text/plain-text.ts';
import { storedOf } from '../understanding/understand.ts';
import { WORDING } from '../wording.ts';
import type { ClarificationHandler } from './clarification.ts';

/** `5/12` was written: 5 December or 12 May? */
export const whichDayClarification: ClarificationHandler<'which-day'> = {
  prompt({ days }, again) {
    const [first, second] = days;
    return {
      content: again
        ? WORDING.pickup.whichDayAgain
        : WORDING.pickup.whichDay(describeDay(first), describeDay(second)),
      quickReplies: dayReplies(days),
    };
  },
  read(said, { days, slot }) {
    const text = said.message;
    const day = days.find((candidate) => isMeant(candidate, text, days));
    if (day !== undefined) return filled({ pickup: { day, slot, time: null, asap: false } });
    const other = storedOf(said, 'pickup')?.value;
    if (other?.kind !== 'pickup' || other.pickup.day === null) return null;
    return filled({ pickup: { ...other.pickup, slot: other.pickup.slot ?? slot } });
  },
};

/** "The first one", or a word that stands in this day's description alone: its month or weekday. */
function isMeant(day: string, text: string, days: readonly string[]): boolean {
  const words = wordsOf(text);
  const [first] = days;
  const position = day === first ? ['first', '1st', 'former'] : ['second', '2nd', 'latter'];
  if (words.length <= 4 && position.some((word) => words.includes(word))) return true;
  const others = days.filter((other) => other !== day).flatMap((other) => wordsOf(describeDay(other)));
  const own = wordsOf(describeDay(day)).filter((word) => !others.includes(word) && /^\p{L}/u.test(word));
  return words.some((word) => own.some((mine) => word.length >= 3 && mine.startsWith(word)));
}
