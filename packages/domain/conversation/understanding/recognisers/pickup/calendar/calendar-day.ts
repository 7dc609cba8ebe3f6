import { MAX_PICKUP_DAYS } from '../../../../../pickup-wish/pickup-days.ts';
import type { Period } from './day-value.ts';

/** Days are `yyyy-mm-dd` texts, compared as texts and counted at UTC midnight, where no clock ever changes. */
const DAY_MS = 24 * 3600 * 1000;

/** The day that many days later (or earlier). */
export function addDays(day: string, days: number): string {
  return isoDay(new Date(Date.parse(day) + days * DAY_MS));
}

/** Days from one to the other; negative where the other comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** All days of a stretch, both ends included, but no more than a pickup has. */
export function daysIn({ from, to }: Period): string[] {
  const count = Math.min(daysBetween(from, to) + 1, MAX_PICKUP_DAYS);
  return Array.from({ length: Math.max(count, 0) }, (_, at) => addDays(from, at));
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay();
}

/** The day of these numbers, months from 1; null where it does not exist (30 February). */
export function dayOf(year: number, month: number, date: number): string | null {
  const moment = new Date(Date.UTC(year, month - 1, date));
  const exists =
    moment.getUTCMonth() === month - 1 && moment.getUTCDate() === date && year > 1000 && year < 10_000;
  return exists ? isoDay(moment) : null;
}

/** The last day of a month counted from January of a year; month 13 is the next January. */
export function lastDayOf(year: number, month: number): string {
  return isoDay(new Date(Date.UTC(year, month, 0)));
}

/** The first day of a month, counted likewise. */
export function firstDayOf(year: number, month: number): string {
  return isoDay(new Date(Date.UTC(year, month - 1, 1)));
}

export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

export function monthOf(day: string): number {
  return Number(day.slice(5, 7));
}

function isoDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
