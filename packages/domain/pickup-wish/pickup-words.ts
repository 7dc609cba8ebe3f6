import type { Pickup } from './pickup.ts';

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
  anyDay: string;
  anyTime: string;
}

/** The words of a language put together, in one order for all. */
export function pickupWords({ date, time, asap, asapFrom, anyDay, anyTime }: PickupWording): PickupWords {
  function day(pickup: Pickup): string {
    const known = pickup.day === null ? null : date(pickup.day);
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

/** Whether a day is known and nothing of its time, which a recap says as well. */
export const isAnyTimeOf = (pickup: Pickup, time: string | null): boolean =>
  time === null && pickup.day !== null && !pickup.asap;
