import type { JunkType } from '../fields/junk-type.ts';
import type { LeadStatus } from '../lead-status.ts';

/** The periods of an overview, in days up to and including today. */
export const OVERVIEW_PERIODS = [7, 30, 90] as const;
export type OverviewPeriod = (typeof OVERVIEW_PERIODS)[number];

const DAY_MS = 24 * 3600 * 1000;

/** The days of a period that ends with `today` (`yyyy-mm-dd`), the oldest first. */
export function periodDays(today: string, period: number): string[] {
  const end = Date.parse(today);
  return Array.from({ length: period }, (_, index) =>
    new Date(end - (period - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}

/** The leads that came in on one day of Halifax, as they stand now. Trashed and merged ones are not counted. */
export interface OverviewDay {
  /** `yyyy-mm-dd` in Halifax. */
  day: string;
  byStatus: Partial<Record<LeadStatus, number>>;
  /** Sources by name (`counted-source.ts`). */
  bySource: Record<string, number>;
  byJunkType: Partial<Record<JunkType | 'none', number>>;
  /** Served areas by name, and `other` (`counted-area.ts`). */
  byArea: Record<string, number>;
}

/** How many chats that began in the period reached a step of the conversation, or a later one. */
export interface FunnelStep {
  step: number;
  chats: number;
}

/** How many leads were answered within so many minutes of their creation, and not sooner; null for later ones. */
export interface AnswerTime {
  withinMinutes: number | null;
  leads: number;
}

/** The figures above the table of leads, from counters that are kept as things happen. */
export interface LeadsOverview {
  /** Oldest first, one for each day of the period, also for those without leads. */
  days: OverviewDay[];
  /** Steps 1 to 9 of the conversation, and 10 for chats that were sent. */
  funnel: FunnelStep[];
  /** The median time from creation to first contact of the period's leads; null where none was contacted. */
  firstContact: { medianMinutes: number | null; contacted: number; answers: AnswerTime[] };
  /** The sum of the estimated values of all leads of a status, in dollars. */
  valueByStatus: Record<LeadStatus, number>;
}
