import { TIME_SLOT_FACTS } from '../leads/fields/time-slot.ts';
import type { HourBounds, Pickup } from './pickup.ts';
import { daysText, isAnyTimeOf, type PickupWords, pickupWords } from './pickup-words.ts';
import { toldBounds } from './time-of-day.ts';

const DAY = new Intl.DateTimeFormat('en-CA', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** `2026-11-27` as `Friday, November 27`: the weekday is what people check a date by. */
export function describeDay(day: string): string {
  return DAY.format(new Date(`${day}T12:00:00Z`));
}

/** The time of day as people say it, or null where any will do. */
export function describeTime(pickup: Pickup): string | null {
  if (pickup.time !== null) return `at ${clockTime(pickup.time)}`;
  const bounds = toldBounds(pickup);
  if (bounds !== null) return describeBounds(bounds);
  if (pickup.slot === null) return null;
  return `${pickup.slot} (${TIME_SLOT_FACTS[pickup.slot].hours})`;
}

/** "After 2:00 PM", "before 11:00 AM", "between 1:00 PM and 3:00 PM". */
function describeBounds({ from, until }: HourBounds): string {
  if (from === null) return `before ${clockTime(until ?? '')}`;
  return until === null ? `after ${clockTime(from)}` : `between ${clockTime(from)} and ${clockTime(until)}`;
}

const LONG_DAY = new Intl.DateTimeFormat('en-CA', { dateStyle: 'full', timeZone: 'UTC' });

/** A day, stored or as `2026-11-27`, with its year: days are stored at noon UTC, where it is the same day as in Halifax. */
export const englishDay = (day: string): string => LONG_DAY.format(new Date(day));

const WORDING = {
  time: describeTime,
  asap: 'As soon as possible',
  asapFrom: (date: string) => `As soon as possible, from ${date}`,
  stretch: (first: string, last: string) => `${first} to ${last}`,
  or: 'or',
  anyDay: 'Any day',
  anyTime: 'Any time',
};

/** What homeowners read of their request. */
export const ENGLISH_PICKUP: PickupWords = /* @__PURE__ */ pickupWords({ ...WORDING, date: englishDay });
const RECAP = /* @__PURE__ */ pickupWords({ ...WORDING, date: describeDay });

/** Days with their years, as a line of a lead's details tells them. */
export const englishDays = (days: readonly string[]): string =>
  daysText(days, { ...WORDING, date: englishDay });

/** The whole pickup for the recap. */
export const describePickup = (pickup: Pickup): string =>
  `${RECAP.whole(pickup)}${isAnyTimeOf(pickup, describeTime(pickup)) ? ', any time' : ''}`;

const WISH = /* @__PURE__ */ pickupWords({
  ...WORDING,
  date: describeDay,
  time: (pickup) =>
    pickup.time === null && toldBounds(pickup) === null ? pickup.slot : describeTime(pickup),
});

/** The whole pickup as the team, who know the parts of the day, read it: `Friday, November 27, morning`. */
export const describeWish = (pickup: Pickup): string => WISH.whole(pickup);

/** `14:30` as `2:30 PM`. */
function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours < 12 ? 'AM' : 'PM';
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes).padStart(2, '0')} ${half}`;
}
