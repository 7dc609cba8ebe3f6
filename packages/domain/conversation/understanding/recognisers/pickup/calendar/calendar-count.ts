import {
  addDays,
  dayOf,
  daysBetween,
  firstDayOf,
  lastDayOf,
  monthOf,
  weekdayOf,
  yearOf,
} from './calendar-day.ts';
import type { Period } from './day-value.ts';

/** In days. A date further back is next year's. */
const JUST_PASSED = 60;
const WEEK = 7;

/** The first such weekday on or after a day; 0 for Sunday. */
export function weekdayFrom(weekday: number, day: string): string {
  return addDays(day, (weekday + WEEK - weekdayOf(day)) % WEEK);
}

export function mondayOf(day: string): string {
  return addDays(day, -((weekdayOf(day) + 6) % WEEK));
}

/** Weeks begin on Monday. 0 for the week that today is in. */
export function weekAhead(weeks: number, today: string): Period {
  const monday = addDays(mondayOf(today), WEEK * weeks);
  return { from: monday, to: addDays(monday, 6) };
}

export function weekdayIn({ from }: Period, weekday: number): string {
  return weekdayFrom(weekday, from);
}

/** The month that many months ahead of today's. */
export function monthAhead(months: number, today: string): Period {
  return {
    from: firstDayOf(yearOf(today), monthOf(today) + months),
    to: lastDayOf(yearOf(today), monthOf(today) + months),
  };
}

/** The next month of this number that is not over. */
export function nextMonth(month: number, today: string): Period {
  const year = lastDayOf(yearOf(today), month) < today ? yearOf(today) + 1 : yearOf(today);
  return { from: firstDayOf(year, month), to: lastDayOf(year, month) };
}

/** The next month's day of this number that exists, from a day on. */
export function dateFrom(date: number, day: string): string | null {
  for (let ahead = 0; ahead <= 12; ahead += 1) {
    const first = firstDayOf(yearOf(day), monthOf(day) + ahead);
    const found = dayOf(yearOf(first), monthOf(first), date);
    if (found !== null && found >= day) return found;
  }
  return null;
}

/** The day of a date without its year: the one that lies ahead, but for one that has only just passed. */
export function dateAhead(month: number, date: number, today: string): string | null {
  const year = yearOf(today);
  const thisYear = dayOf(year, month, date);
  // Who writes "Nov 16" on the 18th has the days wrong, and does not mean next year.
  if (thisYear !== null && thisYear < today && daysBetween(thisYear, today) <= JUST_PASSED) return thisYear;
  return (
    [year, year + 1, year + 2, year + 3, year + 4]
      .map((candidate) => dayOf(candidate, month, date))
      .find((candidate) => candidate !== null && candidate >= today) ?? null
  );
}

/** The same date a number of months on; the month's last day where it is too short. */
export function addMonths(day: string, months: number): string {
  const { from, to } = monthAhead(months, day);
  return dayOf(yearOf(from), monthOf(from), Number(day.slice(8))) ?? to;
}

export function laterOf(day: string, other: string): string {
  if (day > other) return day;
  return other;
}
