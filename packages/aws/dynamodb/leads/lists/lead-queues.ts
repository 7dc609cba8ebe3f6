import type { RequestedList } from '@harbour-haul/domain/leads/lead-state';
import type { LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import type { LeadSortField } from '@harbour-haul/domain/leads/search/lead-order';
import { LEADS_WAITING, sortKeyAttribute, WAITING_ATTRIBUTE, WAITING_VALUE } from '../../keys.ts';
import type { Table } from '../../table/table.ts';
import { countTrash } from '../days/day-counts.ts';
import {
  type LeadPage,
  type LeadPageRequest,
  readCountedPage,
  readMergedPage,
  statusRanges,
  type UncountedLeadPage,
} from './lead-pages.ts';
import type { LeadRange } from './lead-ranges.ts';

export type LeadQueueRequest = Omit<LeadPageRequest, 'order'>;

export interface DueLeadsRequest extends LeadQueueRequest {
  statuses: readonly LeadStatus[];
  /** `yyyy-mm-dd` in Halifax. */
  today: string;
}

/** Where leads stand that wait for their first answer. */
export const WAITING_RANGE: LeadRange = {
  index: LEADS_WAITING,
  partition: { name: WAITING_ATTRIBUTE, value: WAITING_VALUE },
  keyName: sortKeyAttribute('createdAt'),
  end: null,
};

/** Leads that wait for their first answer, the longest waiting first. */
export function readWaitingPage(
  table: Table,
  request: LeadQueueRequest,
  counting: Promise<number>,
): Promise<LeadPage> {
  return readCountedPage(table, [WAITING_RANGE], { ...request, order: 'asc' }, counting);
}

export interface SuspiciousRequest extends LeadPageRequest {
  sort: LeadSortField;
}

/** One page of the suspicious leads. */
export function readSuspiciousPage(
  table: Table,
  request: SuspiciousRequest,
  counting: Promise<number>,
): Promise<LeadPage> {
  return readCountedPage(table, statusRanges(['suspicious'], request.sort), request, counting);
}

export interface TrashRequest extends SuspiciousRequest {
  /** `yyyy-mm-dd` in UTC. */
  today: string;
}

/** One page of the trash, with the count of what does not end before `today`. */
export function readTrashPage(table: Table, { today, ...request }: TrashRequest): Promise<LeadPage> {
  const counting = countTrash(table, today);
  return readCountedPage(table, statusRanges(['trash'], request.sort), request, counting);
}

/** Leads of these statuses whose follow-up day is `today` or before it, the longest due first. */
export function readDuePage(
  table: Table,
  { statuses, today, ...request }: DueLeadsRequest,
): Promise<UncountedLeadPage> {
  return readMergedPage(table, dueRanges(statuses, today), { ...request, order: 'asc' });
}

/** Where leads of these statuses stand whose follow-up day is `today` or before it. */
export function dueRanges(statuses: readonly RequestedList[], today: string): LeadRange[] {
  // `~` stands above every time of the day, and leads without a follow-up day stand above all days.
  return statusRanges(statuses, 'followUpDate', `${today}~`);
}
