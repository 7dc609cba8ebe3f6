import {
  dateAhead,
  dateFrom,
  laterOf,
  monthAhead,
  nextMonth,
  weekdayFrom,
} from '../calendar/calendar-count.ts';
import { addDays, dayOf, daysBetween, monthOf, weekdayOf, yearOf } from '../calendar/calendar-day.ts';
import { type DayValue, oneDay } from '../calendar/day-value.ts';
import { type Rule, words } from './match-rules.ts';

const DATE = '(\\d{1,2})(o)?';
const SPOKEN_DATE = 'n?(\\d{1,2})(o)?';
const YEAR = '(?:(?: ,)? (20\\d\\d))?';
const WEEKDAY = '(?:D(\\d) (?:, )?(?:the )?)?';
/** "Friday first appointment". */
const NO_DATE =
  '(?:thing|half|part|slot|available|one|appointment|appt|opening|spot|stop|job|run|trip|pickup|pick|of the day)';
/** A 31st that agrees with its weekday is looked for this far ahead, in days. */
const AGREEING = 62;
const JUST_GONE = 7;
const LAST_DATE = 31;

/** Dates that name their month or stand beside a weekday: "Dec 5", "friday the 28th", "second monday in december". */
export const DATE_RULES: readonly Rule<DayValue>[] = [
  {
    pattern: words(
      `${WEEKDAY}(?:the )?${SPOKEN_DATE} (?:of )?(?:the )?M(\\d{1,2})(?! \\d{1,2}o (?!thing))${YEAR}`,
    ),
    read: (match, today) => named(match, [match[4], match[2], match[3]], today),
  },
  {
    pattern: words(
      `${WEEKDAY}(?<!(?:middle|early|late|end of)(?: of)? )M(\\d{1,2}) (?:the )?${SPOKEN_DATE}(?! thing )${YEAR}`,
    ),
    read: (match, today) => named(match, [match[2], match[3], match[4]], today),
  },
  // "In december, day 12"
  {
    pattern: words(
      'M(\\d{1,2}) (?:, )?(?:on )?(?:the )?day n?(\\d{1,2})(?! of )|day n?(\\d{1,2}) (?:of )?M(\\d{1,2})',
    ),
    read: ([, month, date, first, second], today) =>
      oneDay(
        namedDate(undefined, Number(month ?? second), Number(date ?? first), undefined, today),
        0.9,
        'date',
      ),
  },
  // "Dec 2, 3 or 4": days in a row, and no hours.
  {
    pattern: words(
      `${WEEKDAY}M(\\d{1,2}) (?:the )?${SPOKEN_DATE}((?:(?: (?:,|or|and|the)){0,3} n?\\d{1,2}o?){1,5})(?! (?:to|until|-) )`,
    ),
    read([, weekday, month, date, , more = ''], today) {
      if (!isRow(Number(date), more)) return null;
      const first = namedDate(weekday, Number(month), Number(date), undefined, today);
      const others = figuresIn(more)
        .map((figure) => namedDate(undefined, Number(month), figure, undefined, today))
        .filter((day) => day !== null && first !== null && day > first);
      return { ...oneDay(first, 0.9, 'date'), others: others as string[] };
    },
  },
  // "26 or 27 november", "from the 1st to the 4th of december"
  {
    pattern: words(
      `(?:the )?${SPOKEN_DATE}((?: (?:,|or|and|-|to|until|through|au|(?:or )?the|n?\\d{1,2}o?)){1,4}) n?(\\d{1,2})o? (?:of )?(?:the )?M(\\d{1,2})`,
    ),
    read: ([, date, , joint = '', last, month], today) => {
      const dayIn = (figure: string | undefined) =>
        namedDate(undefined, Number(month), Number(figure), undefined, today);
      const [from, to] = [dayIn(date), dayIn(last)];
      const value = oneDay(from, 0.9, 'date');
      if (from === null || to === null || to <= from) return value;
      if (!/ (?:-|to|until|through|au)(?= |$)/.test(joint)) return { ...value, others: [to] };
      return { ...value, period: { from, to }, any: { from, to } };
    },
  },
  {
    pattern: words(
      '(?:the )?(?:(\\d)o|(last)) D(\\d) (?:of|in) (?:the )?(?:M(\\d{1,2})|(next )?(?:this )?month)',
    ),
    read: ([, nth, last, weekday, month, next], today) => {
      const first = firstOf(month, next === undefined ? 0 : 1, today);
      return oneDay(
        nthWeekday(last === undefined ? Number(nth) : -1, Number(weekday), first),
        0.9,
        'weekday of a month',
      );
    },
  },
  // "Not before December. First Monday of it."
  {
    pattern: words('(?:the )?(?:(\\d)o|(last)) D(\\d) (?:of|in) (?:it|that(?: month)?|there)'),
    read: ([, nth, last, weekday]) => ({
      days: [],
      strength: 0.7,
      reason: 'weekday of a month',
      next: (day) =>
        nthWeekday(last === undefined ? Number(nth) : -1, Number(weekday), `${day.slice(0, 8)}01`) ?? day,
    }),
  },
  {
    pattern: words('(?:on )?(?:the )?(\\d{1,2})o (?:day )?of (next |this |the )?month'),
    read: ([, date, which], today) => {
      const first = firstOf(undefined, which === 'next ' ? 1 : 0, today);
      return oneDay(dateFrom(Number(date), laterOf(first, today)), 0.85, 'date of a month');
    },
  },
  {
    pattern: words(`D(\\d) (?:, )?(?:on )?the (?!n1 )${SPOKEN_DATE}`),
    read: ([, weekday, date], today) =>
      oneDay(weekdayDate(Number(weekday), Number(date), today), 0.95, 'weekday and date'),
  },
  {
    // "Saturday first and then ask me" says what comes first.
    pattern: words(`D(\\d) (?:, )?(?!1o (?:and|then|before|, then) )${DATE}(?! ${NO_DATE} )`),
    read: ([, weekday, date, ordinal], today) =>
      // "Tues 2" is a time.
      ordinal === undefined && Number(date) <= 12
        ? null
        : oneDay(weekdayDate(Number(weekday), Number(date), today), 0.95, 'weekday and date'),
  },
  // "Le mercredi 2", "du mardi 8": figure and weekday agree, and no hour follows an article.
  {
    pattern: words(`(?:the|of) D(\\d) (\\d{1,2})(?= (?:[,|]|P\\d|in|at|a|and|or) | $)`),
    read: ([, weekday, date], today) => {
      const day = weekdayDate(Number(weekday), Number(date), today);
      return day !== null && weekdayOf(day) === Number(weekday)
        ? oneDay(day, 0.95, 'weekday and date')
        : null;
    },
  },
  {
    pattern: words('(?<!week of (?:the )?)(?:the )?(\\d{1,2})o (?:, )?(?:a )?D(\\d)(?! (?:of|in) )'),
    read: ([, date, weekday], today) =>
      Number(date) <= 5
        ? null
        : oneDay(weekdayDate(Number(weekday), Number(date), today), 0.9, 'date and weekday'),
  },
  looseDate(
    words(
      // "2e étage, non 3e"
      '(?<!every )(?<!(?:floor|etage) (?:[,|] )?(?:oh |uh |euh |um )?(?:no|non|not|pas|sorry|scuse|oops|oups|plutot) (?:the )?)(?:on )?(?:the )?(?!1o (?:come|available|opening|slot|spot|chance|truck|free|open|possible(?= (?:day|date|time|slot|spot))|(?<!(?:is|would|s) the 1o )possible|times?|n1) )(\\d{1,2})o',
    ),
    0.72,
  ),
  // "Le 29 plutôt", "plutôt le 29", "le 29 au lieu du 28"
  looseDate(
    words(
      'the (?:n(?=\\d\\d ))?(\\d{1,2})(?= (?:plutot|finalement|instead|au lieu) )|(?<=plutot )the (?:n(?=\\d\\d ))?(\\d{1,2})',
    ),
    0.72,
  ),
  // "La semaine du 30"
  looseDate(words('(?<=week of )(?:n(?=\\d\\d ))?(\\d{1,2})'), 0.6),
  looseDate(words('(?:on |for )?the (?:n(?=\\d\\d ))?(\\d{1,2})'), 0.5),
];

function named(
  match: RegExpExecArray,
  [month, date, ordinal]: (string | undefined)[],
  today: string,
): DayValue {
  const day = namedDate(match[1], Number(month), Number(date), match[5], today);
  return { ...oneDay(day, 0.9, 'date'), guarded: ordinal === undefined && match[1] === undefined };
}

/** "2, 3 or 4", "2 or 5": each later than the one before, behind a comma the next one. */
function isRow(date: number, more: string): boolean {
  const others = figuresIn(more);
  const isListed = others.length > 1 || / (?:or|and) /.test(more);
  const step = /^ (?:or|and) /.test(more) ? LAST_DATE : 1;
  const rises = others.every((one, index) => {
    const before = others[index - 1] ?? date;
    return before < one && one - before <= step && one <= LAST_DATE;
  });
  return isListed && rises;
}

const figuresIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

/** "The 3rd", "on the twentieth": the next such day. */
function looseDate(pattern: RegExp, strength: number): Rule<DayValue> {
  return {
    pattern,
    read([, figure, other], today) {
      const date = Number(figure ?? other);
      if (date === 0 || date > 31) return null;
      const from = (day: string) => dateFrom(date, day);
      return { ...oneDay(from(today), strength, 'date without a month'), from, guarded: true };
    },
  };
}

/**
 * A weekday that contradicts its date gives way to the date ("friday november 28", a Saturday): figures are copied from
 * a calendar, and weekdays are counted in the head. Only where the date is past it is the weekday that was meant.
 */
function namedDate(
  weekday: string | undefined,
  month: number,
  date: number,
  year: string | undefined,
  today: string,
): string | null {
  const day = year === undefined ? dateAhead(month, date, today) : dayOf(Number(year), month, date);
  if (day === null || weekday === undefined || day >= today) return day;
  return weekdayOf(day) === Number(weekday) ? day : weekdayFrom(Number(weekday), today);
}

/** As `namedDate`; a month that was not said may be the one after next, where date and weekday agree in it. */
function weekdayDate(weekday: number, date: number, today: string): string | null {
  if (date === 0 || date > 31) return null;
  const first = dateFrom(date, today);
  if (first === null || weekdayOf(first) === weekday) return first;
  const second = dateFrom(date, addDays(first, 1));
  if (second !== null && weekdayOf(second) === weekday && daysBetween(today, second) <= AGREEING)
    return second;
  const gone = dayOf(yearOf(today), monthOf(today), date);
  const isGone = gone !== null && gone < today && daysBetween(gone, today) <= JUST_GONE;
  return isGone && weekdayOf(gone) === weekday ? gone : first;
}

/** The first day of a named month that is not over, or of the month that lies ahead. */
function firstOf(month: string | undefined, ahead: number, today: string): string {
  return (month === undefined ? monthAhead(ahead, today) : nextMonth(Number(month), today)).from;
}

/** The nth such weekday of the month that begins on a day, -1 for the last; null where there is none. */
function nthWeekday(nth: number, weekday: number, first: string): string | null {
  if (nth === 0 || nth > 5) return null;
  const all = [0, 1, 2, 3, 4]
    .map((week) => addDays(weekdayFrom(weekday, first), 7 * week))
    .filter((day) => day.slice(0, 7) === first.slice(0, 7));
  return (nth === -1 ? all.at(-1) : all[nth - 1]) ?? null;
}
