import { MAX_DAYS_AHEAD } from '../../../leads/fields/preferred-date.ts';
import { addDays, dayOf, daysBetween, yearOf } from '../../understanding/recognisers/pickup/calendar-day.ts';

export interface SlashDay {
  /** The days it can be, day-first and month-first; one where both agree or only one exists. */
  days: [] | [string] | [string, string];
  matched: string;
}

const YEAR_FIRST = /\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b/;
const YEAR_LAST = /\b(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})\b/;
const WITHOUT_YEAR = /\b(\d{1,2})\/(\d{1,2})\b/;

/** A day in figures: `2026-12-05`, `5/12/2026`, `5/12`. Without a year it is the next such day. */
export function findSlashDay(text: string, today: string): SlashDay | null {
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst !== null) {
    const day = dayOf(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]));
    return { days: day === null ? [] : [day], matched: yearFirst[0] };
  }
  const match = YEAR_LAST.exec(text) ?? WITHOUT_YEAR.exec(text);
  if (match === null) return null;
  const [first, second] = [Number(match[1]), Number(match[2])];
  const year = match[3] === undefined ? null : fullYear(match[3]);
  const dayFirst = readingOf(second, first, year, today);
  const monthFirst = readingOf(first, second, year, today);
  return { days: decided(dayFirst, monthFirst, today), matched: match[0] };
}

function fullYear(figures: string): number {
  return figures.length === 2 ? 2000 + Number(figures) : Number(figures);
}

function readingOf(month: number, date: number, year: number | null, today: string): string | null {
  if (year !== null) return dayOf(year, month, date);
  const thisYear = dayOf(yearOf(today), month, date);
  return thisYear !== null && thisYear >= today ? thisYear : dayOf(yearOf(today) + 1, month, date);
}

/** Two readings remain only where both could be meant: neither past nor too far. */
function decided(dayFirst: string | null, monthFirst: string | null, today: string): SlashDay['days'] {
  if (dayFirst === null || monthFirst === null || dayFirst === monthFirst) {
    const only = dayFirst ?? monthFirst;
    return only === null ? [] : [only];
  }
  const last = addDays(today, MAX_DAYS_AHEAD);
  const possible = [dayFirst, monthFirst].filter((day) => daysBetween(today, day) >= 0 && day <= last);
  return possible.length === 2 ? [dayFirst, monthFirst] : [possible[0] ?? dayFirst];
}
