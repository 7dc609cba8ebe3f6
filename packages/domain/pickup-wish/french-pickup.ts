import type { TimeSlot } from '../leads/fields/time-slot.ts';
import type { HourBounds, Pickup, TimeOfDay } from './pickup.ts';
import { isAnyTimeOf, type PickupWords, pickupWords } from './pickup-words.ts';
import { toldBounds } from './time-of-day.ts';

const DAY = new Intl.DateTimeFormat('fr-CA', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** `2026-11-27` as `vendredi 27 novembre`. */
export function frenchDay(day: string): string {
  return DAY.format(new Date(`${day}T12:00:00Z`)).replace(/ 1 /, ' 1er ');
}

const SLOTS: Record<TimeSlot, string> = {
  morning: 'le matin (9 h à 12 h)',
  afternoon: 'l’après-midi (12 h à 17 h)',
  evening: 'le soir (17 h à 20 h)',
};

/** The time of day as people say it, or null where any will do. */
export function frenchTime(pickup: TimeOfDay): string | null {
  if (pickup.time !== null) return `à ${clockTime(pickup.time)}`;
  const bounds = toldBounds(pickup);
  if (bounds !== null) return frenchBounds(bounds);
  return pickup.slot === null ? null : SLOTS[pickup.slot];
}

/** "Après 14 h", "avant 11 h", "entre 13 h et 15 h". */
function frenchBounds({ from, until }: HourBounds): string {
  if (from === null) return `avant ${clockTime(until ?? '')}`;
  return until === null ? `après ${clockTime(from)}` : `entre ${clockTime(from)} et ${clockTime(until)}`;
}

const LONG_DAY = new Intl.DateTimeFormat('fr-CA', { dateStyle: 'full', timeZone: 'UTC' });

/** A day, stored or as `2026-11-27`, with its year. */
export const frenchLongDay = (day: string): string => LONG_DAY.format(new Date(day)).replace(/ 1 /, ' 1er ');

const WORDING = {
  time: frenchTime,
  asap: 'Dès que possible',
  asapFrom: (date: string) => `Dès que possible, à partir du ${date}`,
  stretch: (first: string, last: string) => `du ${first} au ${last}`,
  or: 'ou',
  anyDay: 'N’importe quel jour',
  anyTime: 'N’importe quand',
};

/** What homeowners read of their request. */
export const FRENCH_PICKUP: PickupWords = /* @__PURE__ */ pickupWords({ ...WORDING, date: frenchLongDay });
const RECAP = /* @__PURE__ */ pickupWords({ ...WORDING, date: frenchDay });

/** The whole pickup for the recap: `vendredi 27 novembre à 14 h 30`. */
export const frenchPickup = (pickup: Pickup): string =>
  `${RECAP.whole(pickup)}${isAnyTimeOf(pickup, frenchTime(pickup)) ? ', n’importe quand' : ''}`;

/** `14:30` as `14 h 30`. */
function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return minutes === 0 ? `${hours} h` : `${hours} h ${String(minutes).padStart(2, '0')}`;
}
