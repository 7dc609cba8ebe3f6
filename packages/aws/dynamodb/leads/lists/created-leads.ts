import type { Lead } from '@harbour-haul/domain/leads/lead';
import { LEAD_STATUSES, type LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import { dayBegins, daysLater } from '@harbour-haul/domain/leads/overview/halifax-days';
import { isOfGroup, type LeadGroup } from '@harbour-haul/domain/leads/overview/lead-group';
import type { SortOrder } from '@harbour-haul/domain/leads/search/lead-order';
import type { Table } from '../../table/table.ts';
import { type ReadRows, readFilteredPage } from './filtered-page.ts';
import { type LeadPageRequest, statusRanges, type UncountedLeadPage } from './lead-pages.ts';
import { belongingRows } from './matching-leads.ts';

/** The leads that came in on some days, count in a group of the overview, and of which all else holds. */
export interface CreatedLeads {
  status: LeadStatus | null;
  /** Days of Halifax, `yyyy-mm-dd`, both among those that are listed. */
  from: string;
  to: string;
  group: LeadGroup;
  /** What else must hold of a lead; undefined for nothing. */
  within?: ((lead: Lead) => boolean) | undefined;
  order: SortOrder;
}

export type CreatedLeadsRequest = CreatedLeads & LeadPageRequest;

/** One page of them. */
export function readCreatedPage(table: Table, request: CreatedLeadsRequest): Promise<UncountedLeadPage> {
  return readFilteredPage(request, createdRows(table, request));
}

/** Reads the rows among which they are. */
export function createdRows(
  table: Table,
  { status, from, to, group, within = () => true, order }: CreatedLeads,
): ReadRows {
  const statuses = status === null ? LEAD_STATUSES : [status];
  const end = dayBegins(daysLater(to, 1));
  const ranges = statusRanges(statuses, 'createdAt', end).map((range) => ({
    ...range,
    start: dayBegins(from),
  }));
  return belongingRows(table, ranges, order, (lead) => isOfGroup(lead, group) && within(lead));
}
