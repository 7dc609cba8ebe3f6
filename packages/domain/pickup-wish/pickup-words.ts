import type { Pickup } from './pickup.ts';
import { daysOfPickup, stretchesOf } from './pickup-days.ts';

/** How a pickup is said in a language. */
export interface PickupWords {
  /** Its day: a date, `Any day` or `As soon as possible`. */
  day: (pickup: Pickup) => string;
  /** Its time of the day, as within a sentence; null where any will do. */
  time: (pickup: Pickup) => string | null;
  /** Both. */
  whole: (pickup: Pickup) => string;
}

export interface PickupWording {
  /** Of a day as `2026-11-27`. */
  date: (day: string) => string;
  time: PickupWords['time'];
  asap: string;
  asapFrom: (date: string) => string;
  /** "Monday, November 23 to Friday, November 27" */
  stretch: (first: string, last: string) => string;
  or: string;
  anyDay: string;
  anyTime: string;
}

/** The words of a language put together, in one order for all. */
export function pickupWords(wording: PickupWording): PickupWords {
  const { time, asap, asapFrom, anyDay, anyTime } = wording;
  function day(pickup: Pickup): string {
    const known = pickup.day === null ? null : daysText(daysOfPickup(pickup), wording);
    if (pickup.asap) return known === null ? asap : asapFrom(known);
    return known ?? anyDay;
  }
  return {
    day,
    time,
    whole: (pickup) => {
      const said = time(pickup);
      if (said === null) return pickup.day === null && !pickup.asap ? anyTime : day(pickup);
      const isExact = pickup.time !== null && pickup.day !== null && !pickup.asap;
      return `${day(pickup)}${isExact ? ' ' : ', '}${said}`;
    },
  };
}

/** Days in order as people say them: "Monday, November 23, Thursday, November 26 or Friday, November 27". */
export function daysText(
  days: readonly string[],
  { date, stretch, or }: Pick<PickupWording, 'date' | 'stretch' | 'or'>,
): string {
  const told = stretchesOf(days).map(([first, last]) =>
    last === undefined ? date(first) : stretch(date(first), date(last)),
  );
  const last = told.pop() ?? '';
  return told.length === 0 ? last : `${told.join(', ')} ${or} ${last}`;
}

/** Whether a day is known and nothing of its time, which a recap says as well. */
export const isAnyTimeOf = (pickup: Pickup, time: string | null): boolean =>
  time === null && pickup.day !== null && !pickup.asap;
