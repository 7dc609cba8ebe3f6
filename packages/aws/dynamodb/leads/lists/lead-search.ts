import type { Lead } from '@harbour-haul/domain/leads/lead';
import { isWorked, listOf, type RequestedList } from '@harbour-haul/domain/leads/lead-state';
import { isOfGroup, type LeadGroup } from '@harbour-haul/domain/leads/overview/lead-group';
import { matchesSearch } from '@harbour-haul/domain/leads/search/search-terms';
import { termOfSearchItem } from '../../rows.ts';
import type { Table } from '../../table/table.ts';
import { readLeads } from '../rows/lead-rows.ts';
import { type ReadRows, readFilteredPage } from './filtered-page.ts';
import type { PagePosition, UncountedLeadPage } from './lead-pages.ts';
import { drivingTerm, readTerms } from './search-rows.ts';

/** The leads that a search finds. */
export interface FoundLeads {
  /** All of them must be found, each by its beginning (`readSearch`); at least one. */
  terms: string[];
  /** Null searches all statuses. Neither the trash nor what is suspicious is searched. */
  status: RequestedList | null;
  group?: LeadGroup;
  /** What else must hold of a lead; undefined for nothing. */
  within?: ((lead: Lead) => boolean) | undefined;
}

export interface LeadSearchRequest extends FoundLeads {
  limit: number;
  position: PagePosition;
}

/** Of several words most rows lack one: as many are read at once, where a page asks for less. */
const MIN_ROWS = 50;

/** One page of them. Words that begin alike stand one after the other, and of each the newest leads first. */
export function searchLeads(table: Table, request: LeadSearchRequest): Promise<UncountedLeadPage> {
  return readFilteredPage(request, foundRows(table, request));
}

/** Reads the rows among which they are: the rarest term is looked up by key, the others are matched against the leads themselves. */
export function foundRows(
  table: Table,
  { terms, status, group = {}, within = () => true }: FoundLeads,
): ReadRows {
  let driving: Promise<string> | undefined;
  return async (read) => {
    const rows = terms.length > 1 ? { ...read, size: Math.max(read.size, MIN_ROWS) } : read;
    driving ??= drivingTerm(table, terms, rows.from);
    const term = await driving;
    const { found, ended } = await readTerms(table, term, rows);
    const current = await readLeads(table, [...new Set(found.map(({ leadId }) => leadId))]);
    const leads = new Map(current.map((lead) => [lead.id, lead]));
    const candidates = found.map(({ item, leadId }) => {
      const lead = leads.get(leadId);
      const belongs =
        lead !== undefined &&
        isWorked(lead) &&
        (status === null || listOf(lead) === status) &&
        isOfGroup(lead, group) &&
        within(lead) &&
        matchesSearch(lead, terms, termOfSearchItem(item), term);
      return { key: item, lead: belongs ? lead : null };
    });
    return { rows: candidates, ended };
  };
}
