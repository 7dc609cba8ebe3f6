import {
  addMonths,
  dateAhead,
  dateFrom,
  laterOf,
  mondayOf,
  monthAhead,
  nextMonth,
  weekAhead,
  weekdayFrom,
} from '../calendar/calendar-count.ts';
import { addDays, monthOf, weekdayOf, yearOf } from '../calendar/calendar-day.ts';
import type { DayValue, Period } from '../calendar/day-value.ts';
import { type Rule, words } from './match-rules.ts';

const WEDNESDAY = 3;
const FRIDAY = 5;
const SATURDAY = 6;
const EARLY = '(?:early|beginning|(?:early|1o) (?:half|part)|1o week)';
const MIDDLE = '(?:middle)';
const LATE = '(?:late|later|end|back end|tail end|last (?:week|day|part)|2o half|fin)';
const OF = '(?: (?:of|in|on))?(?: (?:the|in))?';
const SOME =
  '(?:(?:some ?time|any ?time|any ?day|at any point) )?(?:in |during |for |at |by |toward |towards )?(?:the )?';
/** "A couple of" is two, and "a few" three. */
export const COUNT = '(?:an?|n?\\d{1,2}|(?:a )?couple(?: of)?|(?:a )?few|several)';

/** Of a day, or of an hour where one was told. */
export const AFTER_THAT = 'day after that';

/** The first day, the days in which another that is said lies, and those that all suit. */
type ReadPeriod = (match: RegExpExecArray, today: string) => [string, Period?, (Period | undefined)?];

const rule = (pattern: string, strength: number, read: ReadPeriod): Rule<DayValue> => ({
  pattern: words(`${SOME}(?:${pattern})`),
  read(match, today) {
    const [day, period, any] = read(match, today);
    const bound = match[0].startsWith('by ');
    return {
      days: [day],
      strength,
      reason: 'period',
      ...(bound && { bound }),
      ...(period === undefined ? {} : { period }),
      ...(any === undefined || bound ? {} : { any }),
    };
  },
});
const startOf = (period: Period): [string, Period] => [period.from, period];
const anyOf = (period: Period): [string, Period, Period] => [period.from, period, period];
const weekendOf = ({ to }: Period): [string, Period, Period] => anyOf({ from: addDays(to, -1), to });
/** Its working days, which are what people mean: a weekend is called by its name. */
const weekOn = (weeks: number, today: string): [string, Period, Period] => {
  const week = weekAhead(weeks, today);
  return [week.from, week, { ...week, to: addDays(week.from, 4) }];
};
const beginning = (period: Period): [string, Period, Period] => [
  period.from,
  period,
  { ...period, to: addDays(period.from, 1) },
];
const ahead: ReadPeriod = ([, count, unit], today) => [spanFrom(today, countOf(count), unit)];

const middle = (month: Period): Period => ({ ...month, from: addDays(month.from, 14) });
const nthWeek =
  (nth: number) =>
  (month: Period): Period => ({ ...month, from: addDays(month.from, 7 * (nth - 1)) });

/** Weeks, weekends and months, and spans counted from today. */
export const PERIOD_RULES: readonly Rule<DayValue>[] = [
  rule('(?:this |on |coming |this coming )?(?:weekend|fin of week)', 0.7, (_match, today) =>
    thisWeekend(today),
  ),
  rule('weekend of (?:the )?M(\\d{1,2}) (?:the )?(\\d{1,2})o?', 0.9, ([, month, date], today) =>
    weekendBeside(dateAhead(Number(month), Number(date), today) ?? today),
  ),
  rule(
    '(?:weekend|fin of week) of (?:the )?(\\d{1,2})o? (?:of )?M(\\d{1,2})',
    0.95,
    ([, date, month], today) => weekendBeside(dateAhead(Number(month), Number(date), today) ?? today),
  ),
  rule('(?:weekend|fin of week) of (?:the )?(\\d{1,2})o?(?! (?:of )?M\\d)', 0.9, ([, date], today) =>
    weekendBeside(dateFrom(Number(date), today) ?? today),
  ),
  rule('week after next', 0.85, (_match, today) => weekOn(2, today)),
  rule('(?:week )?next week(?: sometime)?|week next', 0.82, (_match, today) => weekOn(1, today)),
  rule(`${EARLY}${OF} next week`, 0.85, (_match, today) => beginning(weekAhead(1, today))),
  rule(`(?:midweek|${MIDDLE})${OF} next week`, 0.85, (_match, today) => dayOfNextWeek(WEDNESDAY, today)),
  rule(`${LATE}${OF} next week`, 0.85, (_match, today) => endOfNextWeek(today)),
  rule('(?:later )?this week(?: sometime)?', 0.75, (_match, today) => laterThisWeek(today)),
  rule(`${LATE}${OF} (?:this )?week`, 0.8, (_match, today) => [
    weekdayFrom(FRIDAY, today),
    restOfWeek(today),
  ]),
  rule(`(?:midweek|${MIDDLE}${OF} (?:this )?week)`, 0.75, (_match, today) => [weekdayFrom(WEDNESDAY, today)]),
  rule('(?:the )?next weekend|(?:weekend|fin of week) next', 0.85, (_match, today) =>
    weekendOf(weekAhead(1, today)),
  ),
  // "The weekend after this one", "not this weekend but the one after"
  rule(
    'weekend after (?:this|the coming)(?: (?:one|n1|weekend))?|weekend after(?= $| [,|])|weekend following(?: this(?: one| n1)?)?',
    0.85,
    (_match, today) => weekendOf(weekAhead(1, today)),
  ),
  rule('weekend after next', 0.85, (_match, today) => weekendOf(weekAhead(2, today))),
  rule('next month', 0.8, (_match, today) => anyOf(monthAhead(1, today))),
  rule('this month', 0.6, (_match, today) => [
    monthAhead(0, today).to,
    { ...monthAhead(0, today), from: today },
  ]),
  rule(`${EARLY}${OF} next month|1o of next month`, 0.82, (_match, today) => startOf(monthAhead(1, today))),
  rule(`${LATE}${OF} next month`, 0.82, (_match, today) => [monthAhead(1, today).to]),
  rule(`${MIDDLE}${OF} next month`, 0.82, (_match, today) => [addDays(monthAhead(1, today).from, 14)]),
  rule(`${LATE}${OF} (?:this )?month`, 0.82, (_match, today) => [monthAhead(0, today).to]),
  rule(`${MIDDLE}${OF} (?:this )?month`, 0.8, (_match, today) => [addDays(monthAhead(0, today).from, 14)]),
  rule('month end', 0.8, (_match, today) => [monthAhead(0, today).to]),
  rule(`${EARLY}${OF} M(\\d{1,2})`, 0.85, (match, today) =>
    startOf(partOfMonth(match, today, (month) => month)),
  ),
  rule(`${MIDDLE}${OF} M(\\d{1,2})`, 0.85, (match, today) => startOf(partOfMonth(match, today, middle))),
  rule(`${LATE}${OF} M(\\d{1,2})`, 0.85, (match, today) =>
    startOf(partOfMonth(match, today, (month) => ({ ...month, from: month.to }))),
  ),
  rule(
    '(?:(\\d)o|last) weekend (?:of|in) (?:M(\\d{1,2})|(next )?(?:the |this )?month)',
    0.9,
    (match, today) => {
      const [, nth, month, next] = match;
      const whole =
        month === undefined ? monthAhead(next === undefined ? 0 : 1, today) : nextMonth(Number(month), today);
      return anyOf(nthWeekend(nth === undefined ? null : Number(nth), whole));
    },
  ),
  rule('2o week (?:of|in) M(\\d{1,2})', 0.85, (match, today) =>
    startOf(partOfMonth(match, today, nthWeek(2))),
  ),
  rule('3o week (?:of|in) M(\\d{1,2})', 0.85, (match, today) =>
    startOf(partOfMonth(match, today, nthWeek(3))),
  ),
  rule('4o week (?:of|in) M(\\d{1,2})', 0.85, (match, today) =>
    startOf(partOfMonth(match, today, nthWeek(4))),
  ),
  {
    pattern: words(
      '(?:sometime |some time |any ?time |anytime )?(?:in|during|for) M(\\d{1,2})(?! (?:the )?n?\\d)',
    ),
    read([, figure], today) {
      const month = nextMonth(Number(figure), today);
      const period = { ...month, from: laterOf(today, month.from) };
      return { days: [period.from], strength: 0.62, reason: 'month', period, any: period, guarded: true };
    },
  },
  {
    pattern: words(
      '(?:not (?:before|until|till)|no (?:sooner|earlier) than|starting(?: in)?|as of) M(\\d{1,2})',
    ),
    read([, figure], today) {
      const day = laterOf(today, nextMonth(Number(figure), today).from);
      return { days: [day], strength: 0.62, reason: 'month shifted', guarded: true, bound: true };
    },
  },
  rule(
    `in (?:about |around |maybe |roughly |exactly |just |like )?(${COUNT}) (day|week|month|fortnight)(?: time)?`,
    0.88,
    ahead,
  ),
  rule(`(${COUNT}) (day|week|month|fortnight) (?:from (?:now|today)|hence|away)`, 0.88, ahead),
  rule(`(${COUNT}) week (?:from )?today`, 0.9, ([, count], today) => [
    spanFrom(today, countOf(count), 'week'),
  ]),
  rule(`(${COUNT}) week (?:on |from )?D(\\d)`, 0.9, ([, count, weekday], today) => [
    spanFrom(weekdayFrom(Number(weekday), today), countOf(count), 'week'),
  ]),
  // "Not this week or **next**, the week after"
  rule('(?<= this week (?:or|nor|and|ni|ou) )(?:the )?next(?= $| [,|])', 0.8, (_match, today) =>
    weekOn(1, today),
  ),
  rule('early (?:in (?:the )?)?week|beginning of (?:the )?week', 0.7, (_match, today) =>
    startOf(weekAhead(1, today)),
  ),
  untilThen('after', 1),
  untilThen('before', -1),
  counted('after(?: that| this| it)?', 1),
  counted('before(?: that| this| it)?', -1),
  rule('(?:an? )?fortnight(?: from (?:now|today)| today)?', 0.85, (_match, today) => [addDays(today, 14)]),
];

/** "The day after", "two days before that": counted from a day that was named before. */
function counted(pattern: string, sign: 1 | -1): Rule<DayValue> {
  return {
    pattern: words(
      `(?:the |a |about )?(?:(${COUNT}) )?(day|n1|(?<!that )week|P\\d(?= (?:after|before)(?: that| this| it)?(?: $| [,|]))) (?:right |just )?${pattern}(?! (?:n?\\d|[tT]\\d|noon|lunch|work|school|supper|tomorrow))`,
    ),
    read: ([, count, unit = 'day']) => ({
      days: [],
      strength: 0.5,
      reason: 'day after another',
      guarded: true,
      next: (day) =>
        addDays(
          unit === 'week' && sign > 0 && count === undefined ? mondayOf(day) : day,
          sign * countOf(count) * (unit === 'day' || unit.startsWith('P') ? 1 : 7),
        ),
    }),
  };
}

/** "The 25th is recycling, so after that". */
function untilThen(word: string, days: 1 | -1): Rule<DayValue> {
  return {
    pattern: words(
      `(?:any ?time |anytime |any day |right |just ){0,2}${word} (?:that|then)(?= $| [,|]| on )|(?:any ?time|anytime|any day|anyday) ${word}(?= $| [,|])`,
    ),
    read: () => ({
      days: [],
      strength: 0.5,
      reason: AFTER_THAT,
      bound: true,
      next: (day) => addDays(day, days),
    }),
  };
}

function dayOfNextWeek(weekday: number, today: string): [string, Period] {
  const week = weekAhead(1, today);
  return [weekdayFrom(weekday, week.from), week];
}

/** Its thursday or friday. */
function endOfNextWeek(today: string): [string, Period, Period] {
  const week = weekAhead(1, today);
  const friday = weekdayFrom(FRIDAY, week.from);
  return [friday, week, { from: addDays(friday, -1), to: friday }];
}

/** From tomorrow to saturday; at the end of the week its last day alone. */
function laterThisWeek(today: string): [string, Period, Period | undefined] {
  const tomorrow = addDays(today, 1);
  const saturday = weekdayFrom(SATURDAY, today);
  const any = tomorrow < saturday ? { from: tomorrow, to: saturday } : undefined;
  return [weekdayFrom(FRIDAY, today), restOfWeek(today), any];
}

function restOfWeek(today: string): Period {
  return { from: today, to: addDays(mondayOf(today), 6) };
}

/** The nth weekend by its Saturday; the last for null. */
function nthWeekend(nth: number | null, { from, to }: Period): Period {
  const saturday =
    nth === null
      ? weekdayFrom(SATURDAY, addDays(to, -6))
      : addDays(weekdayFrom(SATURDAY, from), 7 * (nth - 1));
  return { from: saturday, to: addDays(saturday, 1) };
}

function thisWeekend(today: string): [string, Period, Period] {
  const day = weekdayOf(today) === 0 ? today : weekdayFrom(SATURDAY, today);
  return anyOf({ from: day, to: weekdayFrom(0, day) });
}

/** The weekend with this day, or the one that follows it. */
const weekendBeside = (day: string): [string, Period, Period] =>
  thisWeekend(weekdayOf(day) === 0 ? addDays(day, -1) : day);

/** A part of a month, whichever year it comes next. */
function partOfMonth(match: RegExpExecArray, today: string, part: (month: Period) => Period): Period {
  const month = Number(match[1]);
  const thisYear = part(nextMonth(month, today));
  if (thisYear.from >= today) return thisYear;
  const nextYear = `${yearOf(today) + 1}-${String(monthOf(thisYear.from)).padStart(2, '0')}-01`;
  return part(nextMonth(month, nextYear));
}

/** How many a count is. */
export function countOf(count = ''): number {
  const figure = /\d+/.exec(count)?.[0];
  if (figure !== undefined) return Number(figure);
  if (count.includes('couple')) return 2;
  return /few|several/.test(count) ? 3 : 1;
}

/** The day that many days, weeks or months from another. */
export function spanFrom(day: string, count: number, unit = 'day'): string {
  if (unit === 'month') return addMonths(day, count);
  const days = { day: 1, week: 7, fortnight: 14 }[unit] ?? 1;
  return addDays(day, count * days);
}
