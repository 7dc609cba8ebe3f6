import { WEEKDAYS } from '../../../lexicon/pickup/weekdays.ts';
import { addDays, weekdayOf } from '../../../understanding/recognisers/pickup/calendar/calendar-day.ts';

const NO_DAY = new RegExp(
  String.raw`^((?:(?:hmm|hm|um|uh|oh|ah|actually|sorry|wait|ok|okay|euh|bon)[, ]{1,2}){0,3}(?:no|nope|nah|non)) (?=(?:on |le |make it |lets say )?(${WEEKDAYS.join('|')}|tomorrow|demain)(?!\p{L}))`,
  'iu',
);

/**
 * Returns a message with a comma behind its "no", where that answers and rules no day out: "no tuesday morning", of a pickup on Monday.
 * @param known the day of the pickup, as `yyyy-mm-dd`; null for none
 * @param today likewise
 */
export function withAnsweringNo(text: string, known: string | null, today: string): string {
  if (known === null) return text;
  const day = NO_DAY.exec(text)?.[2]?.toLowerCase();
  if (day === undefined) return text;
  const isKnown = /^(?:tomorrow|demain)$/.test(day)
    ? known === addDays(today, 1)
    : WEEKDAYS[weekdayOf(known)]?.split('|').includes(day) === true;
  return isKnown ? text : text.replace(NO_DAY, '$1, ');
}
