import { HOLIDAY_NAMES } from '../../../../lexicon/pickup/holiday-names.ts';
import { type Rule, words } from '../rules/match-rules.ts';
import { weekdayFrom } from './calendar-count.ts';
import { addDays, dayOf, firstDayOf, yearOf } from './calendar-day.ts';
import { type DayValue, oneDay } from './day-value.ts';

const WEEK = 7;
const THURSDAY = 4;
const NAMED: readonly Rule<DayValue>[] = HOLIDAY_NAMES.map(([name, reckoning]) => ({
  pattern: words(`(?:on )?(?:the )?(?:${name})(?: holiday)?`),
  read: (_match, today) => ({ ...oneDay(nextTime(reckoning, today), 0.82, 'holiday'), guarded: true }),
}));

/** The next time that a holiday comes round. */
export const HOLIDAY_RULES: readonly Rule<DayValue>[] = [
  ...NAMED,
  {
    pattern: words('(?:over |during )?the (?:christmas |xmas )?holidays?(?: season)?'),
    read(_match, today) {
      const eve = nextTime('12-24', today);
      const period = { from: eve, to: nextTime('1-1', today) };
      return { ...oneDay(eve, 0.55, 'holidays'), period, guarded: true };
    },
  },
  {
    pattern: words('(?:early )?in the new year'),
    read: (_match, today) => oneDay(addDays(nextTime('1-1', today), 1), 0.75, 'new year'),
  },
];

function nextTime(reckoning: string, today: string): string {
  const thisYear = dayIn(yearOf(today), reckoning);
  return thisYear < today ? dayIn(yearOf(today) + 1, reckoning) : thisYear;
}

function dayIn(year: number, reckoning: string): string {
  if (reckoning === 'V') return addDays(weekdayFrom(1, dayIn(year, '5-18')), 0);
  if (reckoning === 'B') return addDays(weekdayFrom(THURSDAY, firstDayOf(year, 11)), 3 * WEEK + 1);
  if (reckoning.startsWith('E')) return addDays(easterSunday(year), Number(reckoning.slice(1)));
  const [month = 1, second = 1, nth] = reckoning.split('-').map(Number);
  if (nth === undefined) return dayOf(year, month, second) ?? firstDayOf(year, month);
  return addDays(weekdayFrom(second, firstDayOf(year, month)), WEEK * (nth - 1));
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
  return dayOf(year, Math.floor(days / 31), (days % 31) + 1) ?? firstDayOf(year, 4);
}
