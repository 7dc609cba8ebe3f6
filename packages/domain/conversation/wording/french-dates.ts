import type { TimeSlot } from '../../leads/fields/time-slot.ts';
import type { HourBounds, Pickup, TimeOfDay } from '../slots.ts';
import { toldBounds } from '../time-of-day.ts';

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

/** The whole pickup for the recap: `vendredi 27 novembre à 14 h 30`. */
export function frenchPickup(pickup: Pickup): string {
  const { day, time, asap } = pickup;
  const when = frenchTime(pickup);
  if (asap) {
    const from = day === null ? null : `à partir du ${frenchDay(day)}`;
    return ['Dès que possible', from, when].filter((part) => part !== null).join(', ');
  }
  if (day === null) return when === null ? 'N’importe quand' : `N’importe quel jour, ${when}`;
  if (when === null) return `${frenchDay(day)}, n’importe quand`;
  return `${frenchDay(day)}${time === null ? ',' : ''} ${when}`;
}

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

/** `14:30` as `14 h 30`. */
function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return minutes === 0 ? `${hours} h` : `${hours} h ${String(minutes).padStart(2, '0')}`;
}
