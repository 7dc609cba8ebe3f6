import { MONTHS, WEEKDAYS } from '../../lexicon/pickup-words.ts';
import {
  addDays,
  dayOf,
  firstDayOf,
  lastDayOf,
  monthOf,
  weekdayOf,
  yearOf,
} from '../../understanding/recognisers/pickup/calendar-day.ts';

export interface FoundDay {
  day: string;
  /** The words that name the day; cut out of the text before the time is parsed. */
  matched: string;
}

type Reader = (match: RegExpExecArray, today: string) => string | null;

const MONTH_ENDS = new Set(['end of', 'late', 'last day of']);
const SATURDAY = 6;
const FRIDAY = 5;
const WEEKDAY = WEEKDAYS.join('|');
const MONTH = MONTHS.join('|');

/** Turns of phrase that a date library gets wrong or does not know, the longer first. */
const PHRASES: readonly (readonly [RegExp, Reader])[] = [
  [/\byesterday\b/, (_match, today) => addDays(today, -1)],
  [/\b(\d{1,2}) (day|week|month)s? ago\b/, (_match, today) => addDays(today, -1)],
  [
    new RegExp(`\\b(?:(a|1|2|3|4) )?week (?:from|after) (?:this |on )?(${WEEKDAY}|today|tomorrow|now)\\b`),
    (match, today) => addDays(anchorOf(match[2], today), 7 * weeksOf(match[1])),
  ],
  [
    new RegExp(`\\b(${WEEKDAY}|tomorrow|today) week\\b`),
    (match, today) => addDays(anchorOf(match[1], today), 7),
  ],
  [
    new RegExp(
      `\\b(early|beginning of|start of|first week of|mid|middle of|late|end of|last day of) ?-?(${MONTH})\\b`,
    ),
    (match, today) => partOfMonth(match[1], match[2], today),
  ],
  [/\bweek today\b/, (_match, today) => addDays(today, 7)],
  [/\bweek after next\b/, (_match, today) => addDays(mondayOfNextWeek(today), 7)],
  [
    new RegExp(`\\b(?:${WEEKDAY}) (1[3-9]|2\\d|3[01])\\b(?![:\\d])`),
    (match, today) => nextDate(Number(match[1]), today),
  ],
  [/\bovermorrow\b/, (_match, today) => addDays(today, 2)],
  [/\btomorrow\b/, (_match, today) => addDays(today, 1)],
  [/\btoday\b/, (_match, today) => today],
  [/\b(?:tonight|this (?:morning|afternoon|evening))\b/, (_match, today) => today],
  [new RegExp(`\\b(${WEEKDAY}) (?:of )?next week\\b`), (match, today) => weekdayOfNextWeek(match[1], today)],
  [
    new RegExp(`\\bnext week (?:on )?(?:the )?(${WEEKDAY})\\b`),
    (match, today) => weekdayOfNextWeek(match[1], today),
  ],
  [new RegExp(`\\bnext (${WEEKDAY})\\b`), (match, today) => weekdayOfNextWeek(match[1], today)],
  [new RegExp(`\\b(${WEEKDAY}) next\\b`), (match, today) => weekdayOfNextWeek(match[1], today)],
  [new RegExp(`\\blast (?:${WEEKDAY}|week|month)\\b`), (_match, today) => addDays(today, -1)],
];

/** Single words, which count where no date was written out; a weekday tells more than the week it is in. */
const WORDS: readonly (readonly [RegExp, Reader])[] = [
  [
    /\b(?:on )?(?:the |le )?(\d{1,2})(?:st|nd|rd|th|er|e)\b/,
    (match, today) => nextDate(Number(match[1]), today),
  ],
  [/\b(?:on the|the|le) (\d{1,2})\b(?![:/-])/, (match, today) => nextDate(Number(match[1]), today)],
  [new RegExp(`\\b(?:this |on )?(${WEEKDAY})\\b`), (match, today) => anchorOf(match[1], today)],
  [/\bnext weekend\b/, (_match, today) => addDays(mondayOfNextWeek(today), SATURDAY - 1)],
  [/\b(?:end|later) (?:of )?(?:the |this )?week\b/, (_match, today) => nextWeekday(FRIDAY, today)],
  [/\bthis week\b(?!end)/, (_match, today) => nextWeekday(FRIDAY, today)],
  [/\bweekend\b/, (_match, today) => (weekdayOf(today) === 0 ? today : nextWeekday(SATURDAY, today))],
  [/\b(?:mid|middle of) ?-?next week\b/, (_match, today) => addDays(mondayOfNextWeek(today), 2)],
  [/\bnext week\b/, (_match, today) => mondayOfNextWeek(today)],
  [/\bend of (?:the |this )?month\b/, (_match, today) => lastDayOf(yearOf(today), monthOf(today))],
  [/\bend of next month\b/, (_match, today) => lastDayOf(yearOf(today), monthOf(today) + 1)],
  [
    /\b(?:(?:beginning|start|first) of )?next month\b/,
    (_match, today) => firstDayOf(yearOf(today), monthOf(today) + 1),
  ],
];

/** The day that a turn of phrase names: "a week from friday", "next tuesday". The text is `pickupText`'s. */
export function findRelativeDay(text: string, today: string): FoundDay | null {
  return firstRead(PHRASES, text, today);
}

/** The day that a weekday, a date's number ("the 3rd") or a period ("this weekend") names by itself. */
export function findLooseDay(text: string, today: string): FoundDay | null {
  return firstRead(WORDS, text, today);
}

function firstRead(
  readers: readonly (readonly [RegExp, Reader])[],
  text: string,
  today: string,
): FoundDay | null {
  for (const [pattern, read] of readers) {
    const match = pattern.exec(text);
    const day = match === null ? null : read(match, today);
    if (match !== null && day !== null) return { day, matched: match[0] };
  }
  return null;
}

/** The start, the middle or the end of a month, whichever year it comes next. */
function partOfMonth(part: string | undefined, name: string | undefined, today: string): string {
  const month = MONTHS.indexOf(name ?? '') + 1;
  const inYear = (year: number) => {
    if (part?.startsWith('mid')) return dayOf(year, month, 15) ?? firstDayOf(year, month);
    return part !== undefined && MONTH_ENDS.has(part) ? lastDayOf(year, month) : firstDayOf(year, month);
  };
  const year = yearOf(today);
  return inYear(year) >= today ? inYear(year) : inYear(year + 1);
}

/** A weekday's next occurrence, today included; or today, or tomorrow. */
function anchorOf(word: string | undefined, today: string): string {
  if (word === 'tomorrow') return addDays(today, 1);
  const weekday = weekdayNumber(word);
  return weekday < 0 ? today : nextWeekday(weekday, today);
}

function weekdayNumber(word: string | undefined): number {
  return WEEKDAYS.indexOf(word ?? '');
}

function weeksOf(figure: string | undefined): number {
  return Number.parseInt(figure ?? '1', 10) || 1;
}

function nextWeekday(weekday: number, today: string): string {
  return addDays(today, (weekday + 7 - weekdayOf(today)) % 7);
}

function mondayOfNextWeek(today: string): string {
  return addDays(today, (8 - weekdayOf(today)) % 7 || 7);
}

/** Weeks begin on Monday: said on a Thursday, "next Friday" is in eight days, and "next Tuesday" in five. */
function weekdayOfNextWeek(word: string | undefined, today: string): string {
  return addDays(mondayOfNextWeek(today), (weekdayNumber(word) + 6) % 7);
}

/** The next month's day of this number that exists, today included. */
function nextDate(date: number, today: string): string | null {
  for (let ahead = 0; ahead <= 12; ahead += 1) {
    const first = firstDayOf(yearOf(today), monthOf(today) + ahead);
    const day = dayOf(yearOf(first), monthOf(first), date);
    if (day !== null && day >= today) return day;
  }
  return null;
}
