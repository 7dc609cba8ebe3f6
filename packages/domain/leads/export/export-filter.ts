import { halifaxToday } from '../fields/preferred-date.ts';
import type { RequestedList } from '../lead-state.ts';
import type { LeadQueue } from '../search/lead-queues.ts';

/** As many leads as can be named one by one. */
export const MAX_EXPORTED_IDS = 500;

/** Which leads an export includes: those of one list, created within the bounds, both included. */
export interface LeadExportFilter {
  /** Null for all statuses, without what is suspicious or in the trash. */
  status: RequestedList | null;
  /** Of these only those in a queue, by whose keys they are read; null for all. */
  queue: LeadQueue | null;
  /** Of these only those that stand in each of these queues as well. */
  within: LeadQueue[];
  /** Whose the leads of `owned` are; null for nobody. */
  owner: string | null;
  /** Of these only those that a search finds; null for all. */
  search: string | null;
  /** These leads and no others, in whatever list they stand; null for no choice. */
  ids: number[] | null;
  /** ISO 8601 in UTC with milliseconds; null for no bound. */
  from: string | null;
  to: string | null;
  /**
   * Of these only those whose pickup is scheduled from one day to another, `yyyy-mm-dd`; null for all. Canceled ones are no
   * pickups unless they are the status.
   */
  pickups: PickupDays | null;
  /** Of these only those of a source, of a junk type and of an area, as the overview counts them; null for all. */
  source: string | null;
  junkType: string | null;
  area: string | null;
}

/** Days that follow each other, both included. */
export interface PickupDays {
  from: string;
  to: string;
}

/** As many days as are read one by one: a year. */
export const MAX_PICKUP_DAYS = 366;

/** How many days these are, both included; not a number where one of them is none, and 0 or less in the wrong order. */
export function countDays({ from, to }: PickupDays): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

/** Every lead that the team works on. */
export const EVERY_LEAD: LeadExportFilter = {
  status: null,
  queue: null,
  within: [],
  owner: null,
  search: null,
  ids: null,
  from: null,
  to: null,
  pickups: null,
  source: null,
  junkType: null,
  area: null,
};

/** Whether more than status and days decide what is included, which nobody can tell afterwards. */
export function isNarrow(filter: LeadExportFilter): boolean {
  const { queue, within, search, ids, pickups } = filter;
  const isListed = queue !== null || within.length > 0 || search !== null;
  return isListed || ids !== null || pickups !== null || isOfOneGroup(filter);
}

/** Whether leads are chosen by their source, junk type or area, which no counter of a status tells. */
export function isOfOneGroup({ source, junkType, area }: LeadExportFilter): boolean {
  return source !== null || junkType !== null || area !== null;
}

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** How far Halifax is behind UTC: in summer and in winter. */
const OFFSETS = [3, 4];

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/**
 * Returns a bound of an export as ISO 8601 in UTC, or null for invalid text: an ISO time with an offset as it is, a
 * plain day as the first or last millisecond of that day in Halifax, however many hours it has.
 */
export function parseExportBound(text: string, side: 'from' | 'to'): string | null {
  if (DAY.test(text)) return dayBound(text, side);
  const day = TIME.exec(text)?.[1];
  return day !== undefined && midnight(day) !== null ? new Date(text).toISOString() : null;
}

function dayBound(day: string, side: 'from' | 'to'): string | null {
  const start = midnight(day);
  if (start === null) return null;
  if (side === 'from') return new Date(startInHalifax(start)).toISOString();
  return new Date(startInHalifax(start + DAY_MS) - 1).toISOString();
}

/** Midnight UTC of a day that exists, from 1970 to 9998. */
function midnight(day: string): number | null {
  const time = Date.parse(`${day}T00:00:00.000Z`);
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
  return exists && day >= '1970' && day < '9999' ? time : null;
}

/** Returns when the day begins in Halifax whose midnight in UTC this is. */
function startInHalifax(utcMidnight: number): number {
  const day = new Date(utcMidnight).toISOString().slice(0, 10);
  const starts = OFFSETS.map((hours) => utcMidnight + hours * HOUR_MS);
  return starts.find((start) => halifaxToday(new Date(start)) === day) ?? utcMidnight + 4 * HOUR_MS;
}
