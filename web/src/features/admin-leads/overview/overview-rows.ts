import { LEAD_STATUSES, type LeadStatus, STATUS_LABELS } from '@harbour-haul/domain/leads/lead-status';
import type { FunnelStep, LeadsOverview, OverviewDay } from '@harbour-haul/domain/leads/overview/overview';
import { leadsText, numeral } from '../list-labels.ts';
import type { CountedGroup } from './counted-groups.ts';
import { nameLabel } from './group-labels.ts';
import type { ListChoice } from './list-search.ts';

/** A bar: its label and its length. */
export interface OverviewRow {
  label: string;
  value: number;
  /** What the figure alone does not say. */
  detail?: string;
  /** The leads behind it, where there is a list of them. */
  list?: ListChoice;
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

const COUNTS = {
  source: ({ bySource }: OverviewDay) => bySource,
  junkType: ({ byJunkType }: OverviewDay) => byJunkType,
  area: ({ byArea }: OverviewDay) => byArea,
} satisfies Record<CountedGroup, (day: OverviewDay) => Partial<Record<string, number>>>;

/** The leads of all days by where they came from, what is to be removed or from where; most first. */
export function groupRows(days: readonly OverviewDay[], by: CountedGroup): OverviewRow[] {
  const countsOf: (day: OverviewDay) => Partial<Record<string, number>> = COUNTS[by];
  const names = new Set(days.flatMap((day) => Object.keys(countsOf(day))));
  const [from, to] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  return mostFirst(
    [...names].map((name) => ({
      label: nameLabel(by, name),
      value: days.reduce((sum, day) => sum + (countsOf(day)[name] ?? 0), 0),
      list: { counted: { from, to, group: { by, name } } },
    })),
  );
}

/** How far chats came in per cent of those that began; each row holds those that went further as well. */
export function funnelRows(funnel: readonly FunnelStep[]): OverviewRow[] {
  const began = funnel[0]?.chats ?? 0;
  if (began === 0) return [];
  return funnel.map(({ step, chats }) => ({
    label: STEP_LABELS[step] ?? `Step ${step}`,
    value: (100 * chats) / began,
    detail: `${numeral(chats)} of ${numeral(began)} chats`,
  }));
}

/** How soon the first contact was, in per cent of the leads that had one. */
export function answerRows({ contacted, answers }: LeadsOverview['firstContact']): OverviewRow[] {
  if (contacted === 0) return [];
  return answers.map(({ withinMinutes, leads }, index) => ({
    label: answerLabel(answers[index - 1]?.withinMinutes ?? null, withinMinutes),
    value: (100 * leads) / contacted,
    detail: `${numeral(leads)} of ${leadsText(contacted)}`,
  }));
}

/** A row of answer times, which does not hold those before it. */
function answerLabel(over: number | null, within: number | null): string {
  if (over === null) return within === null ? 'Any time' : `Up to ${durationText(within)}`;
  return within === null ? `Over ${durationText(over)}` : `${durationText(over)} to ${durationText(within)}`;
}

/** The longest bar of some rows. */
export function largest(rows: readonly OverviewRow[]): number {
  return Math.max(0, ...rows.map(({ value }) => value));
}

/** What the leads of each status are estimated to be worth. */
export function valueRows(values: LeadsOverview['valueByStatus']): OverviewRow[] {
  return LEAD_STATUSES.map((status) => ({
    label: STATUS_LABELS[status],
    value: values[status],
    list: { status },
  })).filter(({ value }) => value > 0);
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

function total(counts: Partial<Record<string, number>>): number {
  return Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);
}
