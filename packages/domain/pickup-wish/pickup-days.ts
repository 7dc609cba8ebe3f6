import type { Pickup } from './pickup.ts';

/** A month of days. */
export const MAX_PICKUP_DAYS = 31;

/** Returns all days that a pickup may be on, in order; none where any day will do. */
export function daysOfPickup({ day, otherDays = [] }: Pickup): readonly string[] {
  return day === null ? [] : [day, ...otherDays];
}

/**
 * Returns a pickup that may be on other days than its own.
 * @param days `yyyy-mm-dd`, in any order; of none, any day will do
 */
export function withDays(known: Pickup, days: readonly string[]): Pickup {
  const { otherDays: _, ...pickup } = known;
  const [day = null, ...otherDays] = [...new Set(days)].sort().slice(0, MAX_PICKUP_DAYS);
  return { ...pickup, day, ...(otherDays.length > 0 && { otherDays }) };
}

/** Consecutive days from here on are told by their ends. */
const STRETCH = 3;
const DAY_MS = 24 * 3600 * 1000;

/** A day, or the first and the last of those that follow each other. */
type Stretch = readonly [string] | readonly [string, string];

/** Returns days in order as stretches of consecutive ones, by their first and last; fewer than three stand for themselves. */
export function stretchesOf(days: readonly string[]): readonly Stretch[] {
  const stretches: string[][] = [];
  for (const day of days) {
    const open = stretches.at(-1);
    if (open !== undefined && isNextDay(open.at(-1) ?? '', day)) open.push(day);
    else stretches.push([day]);
  }
  return stretches.flatMap<Stretch>((stretch) => {
    const [first = '', last = ''] = [stretch[0], stretch.at(-1)];
    return stretch.length < STRETCH ? stretch.map((day): Stretch => [day]) : [[first, last]];
  });
}

const isNextDay = (day: string, next: string): boolean => Date.parse(next) - Date.parse(day) === DAY_MS;
