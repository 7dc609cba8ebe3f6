import { LEAD_STATUSES } from '@harbour-haul/domain/leads/lead-status';
import { isGrouped } from '@harbour-haul/domain/leads/overview/lead-group';
import type { LeadCount } from '@harbour-haul/domain/leads/search/lead-count';
import type { Table } from '../../table/table.ts';
import { readDayCounts } from '../days/day-counts.ts';
import { AREA_PREFIX, JUNK_PREFIX, SOURCE_PREFIX, STATUS_PREFIX } from '../rows/lead-counters.ts';
import { type CreatedLeads, createdRows } from './created-leads.ts';
import { countFiltered } from './filtered-page.ts';
import { type FoundLeads, foundRows } from './lead-search.ts';
import { type MatchingLeads, matchingRows } from './matching-leads.ts';
import { type OwnerLeads, ownerRows } from './owner-leads.ts';

/** How many leads lists have of which no counter is kept: all of a short one, and of a long one as many as were looked at. */
export class LeadCounts {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Of what of a list belongs to a group; see `matching-leads.ts`. */
  async matching(list: MatchingLeads): Promise<LeadCount> {
    return countFiltered(matchingRows(this.#table, list));
  }

  /** Of an owner's open leads; see `owner-leads.ts`. */
  async ofOwner(list: OwnerLeads): Promise<LeadCount> {
    return countFiltered(ownerRows(this.#table, list));
  }

  /** Of what a search finds; see `lead-search.ts`. */
  async search(list: FoundLeads): Promise<LeadCount> {
    return countFiltered(foundRows(this.#table, list));
  }

  /** Of the leads of some days: by the counters of these days where one tells it, which is what the overview's figures are. */
  async created(list: CreatedLeads): Promise<LeadCount> {
    const names = countersOf(list);
    if (names === null) return countFiltered(createdRows(this.#table, list));
    const days = await readDayCounts(this.#table, list.from, list.to);
    let count = 0;
    for (const ofDay of days.values()) for (const name of names) count += ofDay.get(name) ?? 0;
    return { count: Math.max(0, count), isMore: false };
  }
}

/** The counters of a day that count these leads together; null where none do. */
function countersOf({ status, group, within }: CreatedLeads): string[] | null {
  if (within !== undefined) return null;
  if (!isGrouped(group))
    return (status === null ? LEAD_STATUSES : [status]).map((one) => STATUS_PREFIX + one);
  const { source, junkType, area } = group;
  const named = [
    ...(source === undefined ? [] : [SOURCE_PREFIX + source]),
    ...(junkType === undefined ? [] : [JUNK_PREFIX + junkType]),
    ...(area === undefined ? [] : [AREA_PREFIX + area]),
  ];
  return status === null && named.length === 1 ? named : null;
}
