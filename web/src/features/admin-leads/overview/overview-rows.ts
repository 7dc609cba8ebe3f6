import { JUNK_TYPES, junkTypeLabel } from '@harbour-haul/domain/leads/fields/junk-type';
import { LEAD_STATUSES, type LeadStatus, STATUS_LABELS } from '@harbour-haul/domain/leads/lead-status';
import type { FunnelStep, LeadsOverview, OverviewDay } from '@harbour-haul/domain/leads/overview/overview';

/** A bar: its label and its length. */
export interface OverviewRow {
  label: string;
  value: number;
}

/** Specification section 4's steps, and the request that was sent. */
const STEP_LABELS: Record<number, string> = {
  1: 'Junk type',
  2: 'Photo or name',
  3: 'Name',
  4: 'Phone',
  5: 'Address',
  6: 'Pickup',
  7: 'Contact method',
  8: 'Instructions',
  9: 'Review',
  10: 'Sent',
};

/** How many leads came in all the days together. */
export function leadCount(days: readonly OverviewDay[]): number {
  return days.reduce((sum, { byStatus }) => sum + total(byStatus), 0);
}

/** The statuses that occur, in their order. */
export function shownStatuses(days: readonly OverviewDay[]): LeadStatus[] {
  return LEAD_STATUSES.filter((status) => days.some(({ byStatus }) => (byStatus[status] ?? 0) > 0));
}

/** Leads by where they came from, most first. */
export function sourceRows(days: readonly OverviewDay[]): OverviewRow[] {
  const sources = new Set(days.flatMap(({ bySource }) => Object.keys(bySource)));
  return mostFirst(
    [...sources].map((source) => ({
      label: source.charAt(0).toUpperCase() + source.slice(1),
      value: sumOf(days, ({ bySource }) => bySource[source]),
    })),
  );
}

/** Leads by what is to be removed, most first. */
export function junkTypeRows(days: readonly OverviewDay[]): OverviewRow[] {
  return mostFirst(
    [...JUNK_TYPES, 'none' as const].map((type) => ({
      label: junkTypeLabel(type === 'none' ? null : type),
      value: sumOf(days, ({ byJunkType }) => byJunkType[type]),
    })),
  );
}

/** How far chats came, from the first step on; each row holds those that went further as well. */
export function funnelRows(funnel: readonly FunnelStep[]): OverviewRow[] {
  return funnel.map(({ step, chats }) => ({ label: STEP_LABELS[step] ?? `Step ${step}`, value: chats }));
}

/** What the leads of each status are estimated to be worth. */
export function valueRows(values: LeadsOverview['valueByStatus']): OverviewRow[] {
  return LEAD_STATUSES.map((status) => ({ label: STATUS_LABELS[status], value: values[status] })).filter(
    ({ value }) => value > 0,
  );
}

/** A time to first contact, in the two largest units: `4 min`, `3 h 20 min`, `2 d 4 h`. */
export function durationText(minutes: number): string {
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
  if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`;
  if (hours > 0) return rest > 0 ? `${hours} h ${rest} min` : `${hours} h`;
  return `${rest} min`;
}

function mostFirst(rows: OverviewRow[]): OverviewRow[] {
  return rows.filter(({ value }) => value > 0).toSorted((a, b) => b.value - a.value);
}

function sumOf(days: readonly OverviewDay[], count: (day: OverviewDay) => number | undefined): number {
  return days.reduce((sum, day) => sum + (count(day) ?? 0), 0);
}

function total(counts: Partial<Record<string, number>>): number {
  return Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);
}
