import type { TimeSlot } from '../leads/fields/time-slot.ts';
import { isLaterHeading } from '../leads/merge/entry-heading.ts';
import { describeTime, englishDays } from './english-pickup.ts';
import { FORM_WISHES, type FormWish } from './form-wishes.ts';
import type { Pickup, TimeOfDay } from './pickup.ts';
import { daysOfPickup } from './pickup-days.ts';
import { slotAt } from './time-of-day.ts';
import { readToldDays } from './told-days.ts';

const LABEL = 'Pickup time: ';
const ASAP = 'as soon as possible';
const ANY_TIME = 'any time';
const ANY_DAY = 'any day';
/** Between days, which hold commas, and the time of the day. */
const AFTER_DAYS = '; ';

/**
 * Returns the line of a lead's details that says of its pickup what has no field of its own: a time or its bounds, more
 * days than one, and that no day was chosen. Null where nothing is left to say.
 */
export function pickupLine(pickup: Pickup): string | null {
  const text = lineText(pickup);
  return text === null ? null : `${LABEL}${text}`;
}

function lineText(pickup: Pickup): string | null {
  const time = describeTime(pickup);
  if (pickup.asap) return time === null ? ASAP : `${ASAP}, ${time}`;
  if (pickup.day === null) return time === null ? ANY_TIME : `${ANY_DAY}, ${time}`;
  if (pickup.otherDays === undefined) return time;
  const days = englishDays(daysOfPickup(pickup));
  return time === null ? days : `${days}${AFTER_DAYS}${time}`;
}

/** What such a line says; the days in order, where it tells more than one, or that they are a weekend. */
export type SaidPickup = TimeOfDay & Pick<Pickup, 'asap'> & { days?: readonly string[]; weekend?: true };

/** Returns what the details of a lead say of its pickup; null where no line of theirs does. */
export function readPickupLine(details: string | null): SaidPickup | null {
  const line = storedPickupLine(details);
  return line === null ? null : readLine(line);
}

/** Returns that line as it is stored, whoever has written it; null where there is none. */
export function storedPickupLine(details: string | null): string | null {
  return firstWords(linesOf(details)).find((line) => readLine(line) !== null) ?? null;
}

/**
 * Returns details with another line about the pickup, in place of their own.
 * @param line null for none
 */
export function withPickupLine(details: string | null, line: string | null): string | null {
  const lines = linesOf(details);
  const at = firstWords(lines).findIndex((one) => readLine(one) !== null);
  const others = lines.filter((_, index) => index !== at);
  if (line !== null) others.splice(Math.max(at, 0), 0, line);
  return others.length === 0 ? null : others.join('\n');
}

/**
 * What a request says for itself. A wish of what was asked or added later stands with the day that it was about, which is not the
 * request's: the two make no pickup together.
 */
function firstWords(lines: readonly string[]): readonly string[] {
  const end = lines.findIndex(isLaterHeading);
  return end < 0 ? lines : lines.slice(0, end);
}

const linesOf = (details: string | null) => (details === null || details === '' ? [] : details.split('\n'));

function readLine(line: string): SaidPickup | null {
  // As the quote form writes it, where its visitor reads it.
  if (isWish(line, 'asap')) return { slot: null, time: null, asap: true };
  if (isWish(line, 'weekend')) return { slot: null, time: null, asap: false, weekend: true };
  if (!line.startsWith(LABEL)) return null;
  const text = line.slice(LABEL.length).trim();
  if (text === ASAP || text === ANY_TIME) return { slot: null, time: null, asap: text === ASAP };
  const [told = '', timeOfDays] = text.split(AFTER_DAYS);
  const days = readToldDays(told);
  if (days !== null) {
    const time = timeOfDays === undefined ? { slot: null, time: null } : readTime(timeOfDays);
    return time && { ...time, asap: false, days };
  }
  const [first = '', ...rest] = text.split(', ');
  const hasDay = first !== ASAP && first !== ANY_DAY;
  const time = readTime(hasDay ? text : rest.join(', '));
  return time && { ...time, asap: first === ASAP };
}

const isWish = (line: string, wish: FormWish) => Object.values(FORM_WISHES[wish]).includes(line.trim());

const EXACT = /^at (\d{1,2}:\d\d [AP]M)$/;
const FROM = /^after (\d{1,2}:\d\d [AP]M)$/;
const UNTIL = /^before (\d{1,2}:\d\d [AP]M)$/;
const BETWEEN = /^between (\d{1,2}:\d\d [AP]M) and (\d{1,2}:\d\d [AP]M)$/;
const PART = /^(morning|afternoon|evening) \([^)]*\)$/;

/** Reads what `describeTime` writes. */
function readTime(text: string): TimeOfDay | null {
  const exact = EXACT.exec(text)?.[1];
  if (exact !== undefined) return { slot: slotOf(storedTime(exact)), time: storedTime(exact) };
  const part = PART.exec(text)?.[1];
  if (part !== undefined) return { slot: part as TimeSlot, time: null };
  const between = BETWEEN.exec(text);
  const from = between?.[1] ?? FROM.exec(text)?.[1];
  const until = between?.[2] ?? UNTIL.exec(text)?.[1];
  if (from === undefined && until === undefined) return null;
  const bounds = {
    from: from === undefined ? null : storedTime(from),
    until: until === undefined ? null : storedTime(until),
  };
  return {
    slot: bounds.from === null ? slotBefore(bounds.until ?? '') : slotOf(bounds.from),
    time: null,
    bounds,
  };
}

/** `2:30 PM` as `14:30`. */
function storedTime(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(/[: ]/).map(Number);
  const hour = (hours % 12) + (clock.endsWith('PM') ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/** As `timeOf` finds them: "before noon" is the morning. */
const slotOf = (time: string) => slotAt(Number(time.slice(0, 2)));
const slotBefore = (time: string) =>
  slotAt(Math.max(0, Number(time.slice(0, 2)) - (time.endsWith(':00') ? 1 : 0)));
