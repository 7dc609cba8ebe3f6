import { halifaxToday } from '../fields/preferred-date.ts';

const DAY_MS = 24 * 3600 * 1000;

/** The moment at which a day (`yyyy-mm-dd`) begins in Halifax, where midnight is 3 or 4 hours behind that of UTC. */
export function dayBegins(day: string): string {
  const inSummer = `${day}T03:00:00.000Z`;
  return halifaxToday(new Date(inSummer)) === day ? inSummer : `${day}T04:00:00.000Z`;
}

/** The day so many days later, or earlier. */
export function daysLater(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
