import { englishDays } from './english-pickup.ts';
import { MAX_PICKUP_DAYS } from './pickup-days.ts';

const DAY_MS = 24 * 3600 * 1000;
/** `Friday, November 27, 2026` */
const BETWEEN_DAYS = / or |, (?=[A-Z][a-z]+day, )/;

/** Returns the days that `englishDays` tells, in order; null for any other text. */
export function readToldDays(text: string): string[] | null {
  const days = text.split(BETWEEN_DAYS).flatMap((part) => {
    const [first = NaN, last = first] = part.split(' to ').map(dayNumberOf);
    const count = Math.min(last - first, MAX_PICKUP_DAYS) + 1;
    return Number.isNaN(count) || count < 1
      ? []
      : Array.from({ length: count }, (_, at) => isoDay(first + at));
  });
  // What somebody else wrote is no day.
  const isInOrder = days.every((day, at) => at === 0 || day > (days[at - 1] ?? ''));
  return days.length > 1 && isInOrder && englishDays(days) === text ? days : null;
}

/** Days since 1970 of `Friday, November 27, 2026`. */
function dayNumberOf(text: string): number {
  return Date.parse(`${text.slice(text.indexOf(',') + 1)} UTC`) / DAY_MS;
}

const isoDay = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);
