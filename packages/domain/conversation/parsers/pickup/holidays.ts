import {
  addDays,
  dayOf,
  firstDayOf,
  weekdayOf,
  yearOf,
} from '../../understanding/recognisers/pickup/calendar-day.ts';
import type { FoundDay } from './relative-day.ts';

const MONDAY = 1;

/** Names of holidays, folded, to their day of a year; the longer names first, since "christmas" begins two of them. */
const HOLIDAYS: readonly (readonly [RegExp, (year: number) => string])[] = [
  [/\b(?:christmas|xmas) eve\b/, (year) => fixed(year, 12, 24)],
  [/\b(?:christmas|xmas)(?: day)?\b/, (year) => fixed(year, 12, 25)],
  [/\bnoel\b/, (year) => fixed(year, 12, 25)],
  [/\bboxing day\b/, (year) => fixed(year, 12, 26)],
  [/\bnew year'?s? eve\b/, (year) => fixed(year, 12, 31)],
  [/\bnew year'?s?(?: day)?\b/, (year) => fixed(year, 1, 1)],
  [/\b(?:heritage|family) day\b/, (year) => nthMonday(year, 2, 3)],
  [/\bvalentine'?s?(?: day)?\b/, (year) => fixed(year, 2, 14)],
  [/\bst\.? patrick'?s?(?: day)?\b/, (year) => fixed(year, 3, 17)],
  [/\bgood friday\b/, (year) => addDays(easterSunday(year), -2)],
  [/\beaster monday\b/, (year) => addDays(easterSunday(year), 1)],
  [/\beaster(?: sunday)?\b/, easterSunday],
  // The Monday before 25 May.
  [/\bvictoria day\b/, (year) => mondayOnOrBefore(fixed(year, 5, 24))],
  [/\bcanada day\b/, (year) => fixed(year, 7, 1)],
  [/\bnatal day\b/, (year) => nthMonday(year, 8, 1)],
  [/\blabou?r day\b/, (year) => nthMonday(year, 9, 1)],
  [/\btruth and reconciliation(?: day)?\b/, (year) => fixed(year, 9, 30)],
  [/\bthanksgiving(?: day)?\b/, (year) => nthMonday(year, 10, 2)],
  [/\bhallowe'?en\b/, (year) => fixed(year, 10, 31)],
  [/\bremembrance day\b/, (year) => fixed(year, 11, 11)],
];

/** The next time that a holiday named in a text comes round, with the words that name it; null where none is named. */
export function findHoliday(text: string, today: string): FoundDay | null {
  for (const [name, dayIn] of HOLIDAYS) {
    const matched = name.exec(text)?.[0];
    if (matched === undefined) continue;
    const year = yearOf(today);
    const thisYear = dayIn(year);
    return { day: thisYear < today ? dayIn(year + 1) : thisYear, matched };
  }
  return null;
}

function fixed(year: number, month: number, date: number): string {
  return dayOf(year, month, date) ?? firstDayOf(year, month);
}

function nthMonday(year: number, month: number, nth: number): string {
  const first = firstDayOf(year, month);
  return addDays(first, ((MONDAY + 7 - weekdayOf(first)) % 7) + 7 * (nth - 1));
}

function mondayOnOrBefore(day: string): string {
  return addDays(day, -((weekdayOf(day) + 7 - MONDAY) % 7));
}

/** The Gregorian computus (Meeus, Jones and Butcher). */
function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const days = epact + toSunday - 7 * late + 114;
  return fixed(year, Math.floor(days / 31), (days % 31) + 1);
}
