import type { Lead } from '@harbour-haul/domain/leads/lead';
import { LEAD_STATUSES, type LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import { countedArea } from '@harbour-haul/domain/leads/overview/counted-area';
import { countedSource } from '@harbour-haul/domain/leads/overview/counted-source';
import { dayBegins, daysLater } from '@harbour-haul/domain/leads/overview/halifax-days';
import { compareSortKeys } from '@harbour-haul/domain/leads/search/lead-order';
import type { Table } from '../../table/table.ts';
import { type CandidateRead, readFilteredPage } from './filtered-page.ts';
import { type LeadPageRequest, statusRanges, type UncountedLeadPage } from './lead-pages.ts';
import { readLeadRange } from './lead-ranges.ts';

/** What the overview counts leads by; `none` and `other` stand for what it has no name for. */
export interface LeadGroup {
  source?: string | undefined;
  junkType?: string | undefined;
  area?: string | undefined;
}

export interface CreatedLeadsRequest extends LeadPageRequest {
  status: LeadStatus | null;
  /** Days of Halifax, `yyyy-mm-dd`, both among those that are listed. */
  from: string;
  to: string;
  group: LeadGroup;
}

/** One page of the leads that came in on these days, and count in this group of the overview. */
export function readCreatedPage(
  table: Table,
  { status, from, to, group, order, limit, position }: CreatedLeadsRequest,
): Promise<UncountedLeadPage> {
  const statuses = status === null ? LEAD_STATUSES : [status];
  const end = dayBegins(daysLater(to, 1));
  const ranges = statusRanges(statuses, 'createdAt', end).map((range) => ({
    ...range,
    start: dayBegins(from),
  }));
  return readFilteredPage({ position, limit }, async ({ from: key, backwards, size }: CandidateRead) => {
    const upwards = (order === 'asc') !== backwards;
    const read = { from: key, upwards, limit: size };
    const found = await Promise.all(ranges.map((range) => readLeadRange(table, range, read)));
    const direction = upwards ? 1 : -1;
    const sorted = found.flat().sort((a, b) => direction * compareSortKeys(a.key, b.key));
    const rows = sorted.slice(0, size).map((row) => (isOf(row.lead, group) ? row : { ...row, lead: null }));
    return { rows, ended: sorted.length <= size && found.every((one) => one.length < size) };
  });
}

/** Whether the overview counts a lead in a group. */
function isOf(lead: Lead, { source, junkType, area }: LeadGroup): boolean {
  if (source !== undefined && countedSource(lead.source) !== source) return false;
  if (junkType !== undefined && (lead.junkType ?? 'none') !== junkType) return false;
  return area === undefined || countedArea(lead) === area;
}
