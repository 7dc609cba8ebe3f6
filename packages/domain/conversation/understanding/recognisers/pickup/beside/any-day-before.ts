import { MAX_PICKUP_DAYS } from '../../../../../pickup-wish/pickup-days.ts';
import { addDays, daysBetween } from '../calendar/calendar-day.ts';
import type { DayValue } from '../calendar/day-value.ts';
import type { DayMention } from '../mention.ts';
import { type PickupText, textBefore, textBetween } from '../pickup-text.ts';

/** As the text for pickups has it: "friday", "the 25th", "december 5th". */
const DAY = String.raw`(?:(?:the )?(?:D\d|n?\d{1,2}o)|the n?\d{1,2}|M\d{1,2}(?: (?:the )?n?\d{1,2}o?)?|(?:the )?n?\d{1,2}o? (?:of )?M\d{1,2})`;
/** "Any day before the 25th", "any time between now and friday", "n'importe quel jour d'ici vendredi" */
const ANY_BEFORE = new RegExp(
  `(?<! (?:not|never|pas)) any ?(?:time|day)?(?: quel| quand)?(?: day)? (?:before|between now and|from now (?:to|until|till)|up to(?: and including)?|up until|until|till|by|dici(?: a| au)?) ${DAY} $`,
);

/** Returns a day as all those from tomorrow to it, where any of them will do; as it is, where nothing says so. */
export function withAnyBefore(
  day: DayValue,
  said: PickupText,
  { from, to }: DayMention,
  today: string,
): DayValue {
  const [last, other] = day.days;
  if (last === undefined || other !== undefined || day.any !== undefined) return day;
  const tomorrow = addDays(today, 1);
  const count = daysBetween(tomorrow, last);
  if (count < 1 || count >= MAX_PICKUP_DAYS) return day;
  const text = `${textBefore(said, from)} ${textBetween(said, from, to)} `.replace(/ +/g, ' ');
  return ANY_BEFORE.test(text) ? { ...day, any: { from: tomorrow, to: last } } : day;
}
