import type { Lead } from '@harbour-haul/domain/leads/lead';
import { LEAD_STATUSES, type LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import { dayBegins, daysLater } from '@harbour-haul/domain/leads/overview/halifax-days';
import { isOfGroup, type LeadGroup } from '@harbour-haul/domain/leads/overview/lead-group';
import type { Table } from '../../table/table.ts';
import { type LeadPageRequest, statusRanges, type UncountedLeadPage } from './lead-pages.ts';
import { readBelonging } from './matching-leads.ts';

export interface CreatedLeadsRequest extends LeadPageRequest {
  status: LeadStatus | null;
  /** Days of Halifax, `yyyy-mm-dd`, both among those that are listed. */
  from: string;
  to: string;
  group: LeadGroup;
  /** What else must hold of a lead; undefined for nothing. */
  within?: ((lead: Lead) => boolean) | undefined;
}

/** One page of the leads that came in on these days, count in this group of the overview, and of which all else holds. */
export function readCreatedPage(
  table: Table,
  { status, from, to, group, within = () => true, ...request }: CreatedLeadsRequest,
): Promise<UncountedLeadPage> {
  const statuses = status === null ? LEAD_STATUSES : [status];
  const end = dayBegins(daysLater(to, 1));
  const ranges = statusRanges(statuses, 'createdAt', end).map((range) => ({
    ...range,
    start: dayBegins(from),
  }));
  return readBelonging(table, ranges, request, (lead) => isOfGroup(lead, group) && within(lead));
}
