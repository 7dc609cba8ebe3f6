import { LEAD_STATUSES, type LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import type { OverviewDay } from '@harbour-haul/domain/leads/overview/overview';
import { leadCount } from './overview-rows.ts';

/** A column of the chart: a day or a week, and its leads by the status that they have now. */
export interface ChartColumn {
  from: string;
  to: string;
  byStatus: Partial<Record<LeadStatus, number>>;
  leads: number;
}

const WEEK = 7;
/** More columns than these cannot be told from each other, nor be pressed on a phone. */
const MAX_DAYS = 31;

/** The days as columns; many of them as weeks, of which the last ends today and the first may be short. */
export function chartColumns(days: readonly OverviewDay[]): ChartColumn[] {
  const width = days.length > MAX_DAYS ? WEEK : 1;
  const first = days.length % width || width;
  const columns: ChartColumn[] = [];
  for (let end = first; end <= days.length; end += width) {
    columns.push(column(days.slice(Math.max(0, end - width), end)));
  }
  return columns;
}

function column(days: readonly OverviewDay[]): ChartColumn {
  const sum = (status: LeadStatus) => days.reduce((all, { byStatus }) => all + (byStatus[status] ?? 0), 0);
  return {
    from: days[0]?.day ?? '',
    to: days.at(-1)?.day ?? '',
    byStatus: Object.fromEntries(LEAD_STATUSES.map((status) => [status, sum(status)])),
    leads: leadCount(days),
  };
}

const STEPS = 4;

/** Where the lines of an axis stand: from 0 in even steps of 1, 2 or 5 times a power of ten, to the first above `max`. */
export function axisTicks(max: number): number[] {
  const least = Math.max(1, max / STEPS);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = ([1, 2, 5].find((factor) => factor * power >= least) ?? 10) * power;
  const count = Math.max(1, Math.ceil(max / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
