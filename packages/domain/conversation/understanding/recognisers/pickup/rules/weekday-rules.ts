import { mondayOf, weekAhead, weekdayFrom, weekdayIn } from '../calendar/calendar-count.ts';
import { addDays, daysIn, weekdayOf } from '../calendar/calendar-day.ts';
import { type DayValue, oneDay } from '../calendar/day-value.ts';
import { type Rule, words } from './match-rules.ts';

/** Today, or the day that was put down before. */
export const SAME_DAY = 'same day';
const GLUE = '(?: (?:,|on|the|say|maybe|of|sometime|for|in|or so)){0,6}';

type DayOfWeek = (weekday: number, today: string) => string;

const weekday = (pattern: string, dayOfWeek: DayOfWeek): Rule<DayValue> => ({
  pattern: words(pattern),
  read: ([, figure, other], today) =>
    oneDay(dayOfWeek(Number(figure ?? other), today), 0.93, 'weekday of a week'),
});
const relative = (pattern: string, ahead: number, more: Partial<DayValue> = {}): Rule<DayValue> => ({
  pattern: words(pattern),
  read: (_match, today) => ({ ...oneDay(addDays(today, ahead), 0.9, 'day counted from today'), ...more }),
});
const inWeek =
  (weeks: number): DayOfWeek =>
  (day, today) =>
    weekdayIn(weekAhead(weeks, today), day);
const nextOne: DayOfWeek = (day, today) => weekdayFrom(day, today);
/** "Wednesday coming", said on a Wednesday. */
const comingOne: DayOfWeek = (day, today) => weekdayFrom(day, addDays(today, 1));
const weekAfter: DayOfWeek = (day, today) => addDays(weekdayFrom(day, today), 7);

/** Said on a Sunday, "next Tuesday" is in two days where the week begins on Monday, and in nine where it began today. */
const nextWeekday = (pattern: string): Rule<DayValue> => ({
  pattern: words(pattern),
  read([, figure], today) {
    const day = Number(figure);
    const found = inWeek(1)(day, today);
    const value = oneDay(found, 0.93, 'weekday of a week');
    const isEither = weekdayOf(today) === SUNDAY && day !== SUNDAY;
    return isEither ? { ...value, days: [found, addDays(found, 7)] } : value;
  },
});
const SUNDAY = 0;

/** Weekdays with what is said of their week, and the days around today. */
export const WEEKDAY_RULES: readonly Rule<DayValue>[] = [
  // Said on a Thursday, "next Friday" is in eight days, and "next Tuesday" in five.
  nextWeekday('(?:on |for )?(?:the )?next D(\\d)'),
  nextWeekday('D(\\d) next'),
  weekday(
    `D(\\d)${GLUE} (?:the )?(?:next week|week next|coming week|week coming|week qui (?:vient|suit))`,
    inWeek(1),
  ),
  weekday(`next week${GLUE} D(\\d)(?! (?:after|following) (?:$|[,|]|that|this|next))`, inWeek(1)),
  {
    pattern: words(
      `(between )?D(\\d) (or|and|,|-|to)(?: (?:on|the|maybe|even|or)){0,6} D(\\d)${GLUE} next week`,
    ),
    read([, between, figure, joint = '', other], today) {
      const [from, to] = [inWeek(1)(Number(figure), today), inWeek(1)(Number(other), today)];
      const isRange = (between !== undefined || /^(?:-|to)$/.test(joint)) && from < to;
      const others = isRange ? daysIn({ from, to }).slice(1) : [to];
      return { ...oneDay(from, 0.93, 'weekday of a week'), others };
    },
  },
  weekday('(?:the )?D(\\d) after next', inWeek(2)),
  weekday(`D(\\d)${GLUE} week after next`, inWeek(2)),
  weekday('D(\\d) in (?:2|n2|a couple(?: of)?) week', inWeek(2)),
  weekday('D(\\d) in (?:3|n3) week', inWeek(3)),
  weekday('in (?:2|n2|a couple(?: of)?) week (?:, )?(?:on )?(?:the |a )?D(\\d)', inWeek(2)),
  weekday('in (?:3|n3) week (?:, )?(?:on )?(?:the |a )?D(\\d)', inWeek(3)),
  weekday('D(\\d) (?:an? )?week', weekAfter),
  weekday('D(\\d) in (?:8|n8)', weekAfter),
  weekday('D(\\d) in (?:15|n15)', (day, today) => addDays(nextOne(day, today), 14)),
  weekday('D(\\d) fortnight|(?:a )?fortnight (?:on )?D(\\d)', (day, today) =>
    addDays(nextOne(day, today), 14),
  ),
  {
    pattern: words(
      '(?:the )?D(\\d) (?:right |just )?(?:after|following)(?: that| (?:this|the)(?: (?:n1|coming|next)){1,2}| this)?(?= $| [,|]| in the| if| works|(?<= that| this) (?:i|im) )',
    ),
    read([, figure], today) {
      const next = (day: string) => weekdayFrom(Number(figure), addDays(day, 1));
      return { ...oneDay(weekAfter(Number(figure), today), 0.93, 'weekday of a week'), next };
    },
  },
  weekday('(?:a )?week (?:on |from )?D(\\d)', weekAfter),
  // "Pas ce vendredi, l'autre vendredi"
  weekday('lautre D(\\d)', weekAfter),
  weekday('(?:on |for )?(?:this |the )?(?:next )?coming D(\\d)', comingOne),
  weekday('(?:on |for )?this (?:very )?D(\\d)', nextOne),
  weekday('D(\\d) (?:coming|qui vient)', comingOne),
  weekday('D(\\d) this', nextOne),
  weekday(`D(\\d)${GLUE} this week`, nextOne),
  weekday(`(?<!not )this week${GLUE} D(\\d)`, nextOne),
  {
    pattern: words('(?:on |for )?(?:a |the )?D(\\d)'),
    read([, figure], today) {
      const from = (day: string) => weekdayFrom(Number(figure), day);
      return { ...oneDay(from(today), 0.85, 'weekday'), from };
    },
  },
  {
    pattern: words(
      '(?:last|this past|past) (?:D\\d|week|weekend|month|year|P2|fall|spring|summer|winter)|D\\d last|week last|yesterday(?! (?:if|would|please) )|(?:n?\\d{1,2}|an?|few|couple|several) (?:day|week|month|year|years) ago',
    ),
    read: (_match, today) => ({ ...oneDay(addDays(today, -1), 0.6, 'day that has passed'), past: true }),
  },
  relative('(?<!1o time )(?:for )?today', 0),
  relative('(?:the )?(?:same|this) day next week', 7),
  {
    pattern: words('(?:the )?next (?:day|n1)(?= $| [,|])|the next(?= $| [,|])'),
    // "We close on the 3rd, so the next day": without a day before it is the first there is.
    read: ({ 0: found, index, input }) =>
      /[DM]\d|\do /.test(input.slice(0, index))
        ? {
            ...{ days: [], strength: 0.6, reason: 'day after another' },
            next: (day) => addDays(day, found.endsWith('day') ? 1 : 7),
          }
        : null,
  },
  relative('same day(?! (?:of|as|each|every))', 0, { strength: 0.5, reason: SAME_DAY }),
  // "Out of here tonight": the last day, and no evening of ours.
  relative('by tonight|out (?:(?:of|here|it|there|the) ){0,3}tonight', 0),
  relative('tonight|this P2', 0, { slot: 'evening' }),
  relative('this P0', 0, { slot: 'morning' }),
  relative('this P1', 0, { slot: 'afternoon' }),
  relative('(?:for )?tomorrow', 1),
  relative('overmorrow|(?:the )?(?:day )?after tomorrow|next tomorrow', 2),
  relative('(?:a )?week (?:from )?today|today week', 7),
  relative('tomorrow week|(?:a )?week tomorrow', 8),
  relative('tomorrow fortnight|(?:a )?fortnight tomorrow', 15),
];

/** The Monday of the week that a day lies in, or the day itself where that has passed. */
export function weekOf(day: string, today: string): string {
  const monday = mondayOf(day);
  return monday < today && day >= today ? today : monday;
}
