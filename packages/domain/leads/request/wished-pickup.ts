import { describeTime } from '../../conversation/describe-pickup.ts';
import { readPickupLine } from '../../conversation/pickup-line.ts';
import type { Pickup } from '../../conversation/slots.ts';
import { frenchTime } from '../../conversation/wording/french-dates.ts';
import type { Lead } from '../lead.ts';

type PickupFields = Pick<Lead, 'preferredDate' | 'preferredTimeSlot' | 'details'>;

/**
 * When a lead's pickup is wished, as exactly as it was said: the chat stores a time such as "after 3" beside the part of the
 * day that it lies in. Null where nothing was said.
 */
export function wishedPickup({ preferredDate, preferredTimeSlot, details }: PickupFields): Pickup | null {
  const said = readPickupLine(details);
  if (preferredDate === null && preferredTimeSlot === null && said === null) return null;
  // A part of the day that was put right since is what holds.
  const time = said?.slot === preferredTimeSlot ? said : null;
  return {
    day: preferredDate?.slice(0, 10) ?? null,
    slot: preferredTimeSlot,
    time: time?.time ?? null,
    ...(time?.bounds && { bounds: time.bounds }),
    asap: said?.asap ?? false,
  };
}

/** How a wished pickup is said in a language. */
export interface PickupWords {
  /** Its day: a date, `Any day` or `As soon as possible`. */
  day: (pickup: Pickup) => string;
  /** Its time of the day, as within a sentence; null where any will do. */
  time: (pickup: Pickup) => string | null;
  /** Both. */
  whole: (pickup: Pickup) => string;
}

interface Wording {
  /** Of a day as `2026-11-27`. */
  date: (day: string) => string;
  time: PickupWords['time'];
  asap: string;
  asapFrom: (date: string) => string;
  anyDay: string;
  anyTime: string;
}

function pickupWords({ date, time, asap, asapFrom, anyDay, anyTime }: Wording): PickupWords {
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
      return `${day(pickup)}${pickup.time === null || pickup.asap ? ', ' : ' '}${said}`;
    },
  };
}

const DAY = new Intl.DateTimeFormat('en-CA', { dateStyle: 'full', timeZone: 'UTC' });
const FRENCH_DAY = new Intl.DateTimeFormat('fr-CA', { dateStyle: 'full', timeZone: 'UTC' });

/** A day, stored or as `2026-11-27`, in words: days are stored at noon UTC, where it is the same day as in Halifax. */
export const englishDay = (day: string): string => DAY.format(new Date(day));
export const frenchDay = (day: string): string => FRENCH_DAY.format(new Date(day)).replace(/ 1 /, ' 1er ');

export const ENGLISH_PICKUP: PickupWords = /* @__PURE__ */ pickupWords({
  date: englishDay,
  time: describeTime,
  asap: 'As soon as possible',
  asapFrom: (date) => `As soon as possible, from ${date}`,
  anyDay: 'Any day',
  anyTime: 'Any time',
});

export const FRENCH_PICKUP: PickupWords = /* @__PURE__ */ pickupWords({
  date: frenchDay,
  time: frenchTime,
  asap: 'Dès que possible',
  asapFrom: (date) => `Dès que possible, à partir du ${date}`,
  anyDay: 'N’importe quel jour',
  anyTime: 'N’importe quand',
});

/** Words that begin a line. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
