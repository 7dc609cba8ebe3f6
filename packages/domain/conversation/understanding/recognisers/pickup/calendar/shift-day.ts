import { COUNT, countOf, spanFrom } from '../rules/period-rules.ts';
import { weekOf } from '../rules/weekday-rules.ts';
import { mondayOf, weekdayFrom } from './calendar-count.ts';
import { addDays, weekdayOf } from './calendar-day.ts';
import type { DayValue, Period } from './day-value.ts';

/** A phrase that leads in a day and changes which one is meant: "the day after", "a week from", "before". */
interface LeadIn {
  pattern: RegExp;
  bound?: boolean;
  shift: (
    anchor: Period,
    match: RegExpExecArray,
    today: string,
  ) => { day: string; period?: Period; any?: Period };
}

const THE = '(?:the |this |coming ){0,2}';
const LEAD_INS: readonly LeadIn[] = [
  {
    pattern: leadIn(`(${COUNT}) (day|week|month|fortnight) (?:after|from|past|following)`),
    shift: ({ from }, [, count, unit]) => ({ day: spanFrom(from, countOf(count), unit) }),
  },
  {
    pattern: leadIn(`(${COUNT}) (day|week|month|fortnight) before`),
    shift: ({ from }, [, count, unit]) => ({ day: spanFrom(from, -countOf(count), unit) }),
  },
  {
    pattern: leadIn('week (?:of|commencing|starting)'),
    shift: ({ from }, _match, today) => weekStart(from, today),
  },
  {
    pattern: leadIn('week (?:right |just )?(?:after|from|following)'),
    shift: ({ from }) => ({ day: addDays(mondayOf(from), 7) }),
  },
  {
    pattern: leadIn('week (?:right |just )?before'),
    shift: ({ from }) => ({ day: addDays(mondayOf(from), -7) }),
  },
  {
    pattern: leadIn('weekend (?:right |just )?(?:after|from|following)'),
    shift: ({ from }) => ({ day: weekdayFrom(6, addDays(from, 1)) }),
  },
  {
    pattern: leadIn('weekend (?:right |just )?before'),
    shift: ({ from }) => ({ day: addDays(weekdayFrom(6, from), -7) }),
  },
  {
    pattern: leadIn('(?:1o )?D(\\d) (?:right |just )?(?:after|from)'),
    shift: ({ from }, [, weekday]) => ({ day: weekdayFrom(Number(weekday), addDays(from, 1)) }),
  },
  {
    pattern: leadIn('D(\\d) (?:right |just )?before'),
    shift: ({ from }, [, weekday]) => ({ day: addDays(weekdayFrom(Number(weekday), from), -7) }),
  },
  {
    pattern: leadIn('(?:day|P0) (?:right |just )?(?:after|next)|lendemain of'),
    shift: ({ to }) => ({ day: addDays(to, 1) }),
  },
  {
    pattern: leadIn('(?:day|P2|eve) (?:right |just )?before|(?:eve|veille) of'),
    shift: ({ from }) => ({ day: addDays(from, -1) }),
  },
  {
    pattern: leadIn(
      'not (?:until|before)|no (?:earlier|sooner) than|on or after|(?:any ?time |anytime |sometime )?(?:starting|beginning|as of|(?<!apart |aside )from|a partir of)(?: on)?|(?:pas|pus|isnt|wont be|arent|not)(?: (?!sure|if|that|because)[a-z]{2,9}){0,2} before',
    ),
    bound: true,
    shift: ({ from }) => ({ day: from }),
  },
  {
    pattern: leadIn('(?:any ?time |anytime |any day |anyday |sometime )?(?:right |just )?(?:after|past)'),
    bound: true,
    shift: ({ to }) => ({ day: addDays(to, 1) }),
  },
  {
    pattern: leadIn(
      'on or before|no later than|not later than|not after|(?:any ?time |anytime |sometime )?(?:by|dici)',
    ),
    bound: true,
    shift: ({ from }) => ({ day: from }),
  },
  {
    pattern: leadIn('(?:any ?time |anytime |any day |anyday |sometime )?(?:right |just )?before'),
    bound: true,
    shift: ({ from }, _match, today) => ({ day: from > today ? addDays(from, -1) : from }),
  },
  // "Before the lease ends on the 30th"
  {
    pattern: leadIn(
      'before(?: (?!(?:noon|lunch|work|school|shift|supper|dinner|dark|appointment|you) )[a-z]{2,12}){2,6}',
    ),
    bound: true,
    shift: ({ from }) => ({ day: from }),
  },
];

function leadIn(pattern: string): RegExp {
  return new RegExp(`(?<= )(?:${THE}(?:${pattern}) ${THE}(?:on )?)$`);
}

/** The day that a phrase before it makes of a day, and the words of that phrase; null where none stands there. */
export function shiftedDay(
  value: DayValue,
  before: string,
  today: string,
): { value: DayValue; lead: string } | null {
  const [day, other] = value.days;
  if (day === undefined || other !== undefined) return null;
  for (const { pattern, shift, bound } of LEAD_INS) {
    const match = pattern.exec(before);
    if (match === null) continue;
    const shifted = shift(value.period ?? { from: day, to: day }, match, today);
    return {
      value: {
        days: [shifted.day],
        strength: Math.min(0.93, Math.max(0.65, value.strength + 0.05)),
        reason: `${value.reason}, shifted`,
        guarded: value.guarded === true,
        ...(bound === true && { bound }),
        ...(value.slot === undefined ? {} : { slot: value.slot }),
        ...(shifted.period === undefined ? {} : { period: shifted.period }),
        ...(shifted.any === undefined ? {} : { any: shifted.any }),
      },
      lead: match[0],
    };
  }
  return null;
}

function weekStart(day: string, today: string) {
  const monday = weekOf(day, today);
  const sunday = addDays(monday, (7 - weekdayOf(monday)) % 7);
  // Its working days, as of "next week".
  return { day: monday, period: { from: monday, to: sunday }, any: { from: monday, to: addDays(monday, 4) } };
}
