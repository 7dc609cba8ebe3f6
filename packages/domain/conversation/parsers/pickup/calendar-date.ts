import { parse } from 'chrono-node/en';
import { MONTHS } from '../../lexicon/pickup-words.ts';
import { dayOf, daysBetween, monthOf, yearOf } from '../../understanding/recognisers/pickup/calendar-day.ts';
import type { FoundDay } from './relative-day.ts';

const MONTH = `(?:${MONTHS.join('|')}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)`;
const DATE = '\\d{1,2} ?(?:st|nd|rd|th|er|e)?';
/** A date with the name of its month, without the weekday: cut out of the text before the time is parsed. */
const NAMED_DATE = new RegExp(
  `\\b(?:the )?${DATE} ?(?:of |de )?${MONTH}\\b(?:,? ?\\d{4}\\b)?|\\b${MONTH} ?(?:the )?${DATE}\\b(?:,? ?\\d{4}\\b)?`,
);
/** In days. A date further back is next year's. */
const JUST_PASSED = 60;
const SPAN = /\b(?:in |a |\d{1,2} )(?:\d{1,2} |a )?(?:day|week|month)\b(?: from (?:now|today))?/;

/**
 * The day of a date with its month's name ("Dec 5", "the 3rd of May 2027"), or of a span from now ("in two weeks"). The
 * library counts from noon UTC of Halifax's today, in UTC: nothing that it does can then cross midnight or a change of
 * the clocks. Only year, month and day of its result are used; the rest of the sentence is not shown to it.
 */
export function findCalendarDate(text: string, today: string): FoundDay | null {
  const matched = NAMED_DATE.exec(text)?.[0] ?? SPAN.exec(text)?.[0];
  if (matched === undefined) return null;
  const reference = { instant: new Date(`${today}T12:00:00Z`), timezone: 0 };
  for (const { start } of parse(matched, reference, { forwardDate: true })) {
    if (!start.isCertain('day')) continue;
    const day = dayOf(start.get('year') ?? 0, start.get('month') ?? 0, start.get('day') ?? 0);
    if (day !== null) return { day: start.isCertain('year') ? day : forward(day, today), matched };
  }
  return null;
}

/** A year that was not said is the one in which the date lies ahead. */
function forward(day: string, today: string): string {
  const date = Number(day.slice(8));
  const year = yearOf(today);
  const thisYear = dayOf(year, monthOf(day), date);
  // Who writes "Nov 16" on the 18th has the days wrong, and does not mean next year.
  if (thisYear !== null && thisYear < today && daysBetween(thisYear, today) <= JUST_PASSED) return thisYear;
  const ahead = [year, year + 1].map((candidate) => dayOf(candidate, monthOf(day), date));
  return ahead.find((candidate) => candidate !== null && candidate >= today) ?? day;
}
