import { MAX_DAYS_AHEAD } from '../../../../../leads/fields/preferred-date.ts';
import { addDays, dayOf, yearOf } from '../calendar/calendar-day.ts';
import type { DayValue } from '../calendar/day-value.ts';
import { type Rule, words } from './match-rules.ts';

const WEEKDAY = '(?:D\\d (?:, )?(?:the )?)?(?:on )?';

/** Days in figures: `2026-12-05`, `5/12/2026`, `5/12`. Without a year it is the next such day. */
export const FIGURE_DATE_RULES: readonly Rule<DayValue>[] = [
  {
    pattern: words(`${WEEKDAY}(20\\d\\d)[-/.](\\d{1,2})[-/.](\\d{1,2})`),
    read: ([, year, month, date]) =>
      figures(only(dayOf(Number(year), Number(month), Number(date))), 0.95, false),
  },
  {
    pattern: words(`${WEEKDAY}(\\d{1,2})[-/.](\\d{1,2})[-/.]((?:20)?\\d\\d)`),
    read: ([, first, second, year], today) =>
      figures(readings(Number(first), Number(second), fullYear(year), today), 0.9),
  },
  // "Thursday the 03.12.": with a point the day stands first.
  {
    pattern: words(`${WEEKDAY}([0-3]?\\d)\\.([01]\\d)`),
    read: ([, date, month], today) => {
      const day = readingOf(Number(month), Number(date), null, today);
      return day === null ? null : figures([day], 0.7);
    },
  },
  {
    pattern: words(`${WEEKDAY}(\\d{1,2})/(\\d{1,2})`),
    read: ([, first, second], today) =>
      first === '24' && second === '7'
        ? null
        : figures(readings(Number(first), Number(second), null, today), 0.7),
  },
];

const figures = (days: DayValue['days'], strength: number, guarded = true): DayValue => ({
  days,
  strength,
  reason: 'date in figures',
  guarded,
});

const only = (day: string | null): DayValue['days'] => (day === null ? [] : [day]);

const fullYear = (text = ''): number => (text.length === 2 ? 2000 + Number(text) : Number(text));

/** Two readings remain only where both could be meant: neither past nor too far. */
function readings(first: number, second: number, year: number | null, today: string): DayValue['days'] {
  const dayFirst = readingOf(second, first, year, today);
  const monthFirst = readingOf(first, second, year, today);
  if (dayFirst === null || monthFirst === null || dayFirst === monthFirst)
    return only(dayFirst ?? monthFirst);
  const last = addDays(today, MAX_DAYS_AHEAD);
  const possible = [dayFirst, monthFirst].filter((day) => day >= today && day <= last);
  return possible.length === 2 ? [dayFirst, monthFirst] : [possible[0] ?? dayFirst];
}

function readingOf(month: number, date: number, year: number | null, today: string): string | null {
  if (year !== null) return dayOf(year, month, date);
  const thisYear = dayOf(yearOf(today), month, date);
  return thisYear !== null && thisYear >= today ? thisYear : dayOf(yearOf(today) + 1, month, date);
}
