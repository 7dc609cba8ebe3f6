import { parse } from 'chrono-node/en';
import { addDays, dayOf } from './calendar-day.ts';
import type { FoundDay } from './relative-day.ts';

/** A month by its name, or a span of time: without one of them the library would only find times. */
const MONTH =
  /(?:\b|\d)(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december)\b/;
const SPAN = /\b(?:in|a|\d{1,2}) (?:\d{1,2} |a )?(?:day|week|month)\b/;

/**
 * The day of a date with a month's name ("Dec 5", "the 3rd of May 2027"), or of a span from now ("in two weeks").
 * The library counts from noon UTC of Halifax's today, in UTC: nothing it does can then cross midnight or a change of
 * the clocks, and only year, month and day of its result are used.
 */
export function findCalendarDate(text: string, today: string): FoundDay | null {
  if (!MONTH.test(text) && !SPAN.test(text)) return null;
  const reference = { instant: new Date(`${today}T12:00:00Z`), timezone: 0 };
  for (const { start, text: said } of parse(text, reference, { forwardDate: true })) {
    if (!start.isCertain('day') && !start.isCertain('weekday')) continue;
    const day = dayOf(start.get('year') ?? 0, start.get('month') ?? 0, start.get('day') ?? 0);
    if (day === null) continue;
    // A year that was not said lies ahead.
    return { day: day < today && !start.isCertain('year') ? addDays(day, 365) : day, said };
  }
  return null;
}
