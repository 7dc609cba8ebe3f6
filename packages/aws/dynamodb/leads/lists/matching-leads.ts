import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { RequestedList } from '@harbour-haul/domain/leads/lead-state';
import { isOfGroup, type LeadGroup } from '@harbour-haul/domain/leads/overview/lead-group';
import {
  compareSortKeys,
  junkTypeBounds,
  type SortOrder,
} from '@harbour-haul/domain/leads/search/lead-order';
import type { Table } from '../../table/table.ts';
import { type CandidateRow, type ReadRows, readFilteredPage } from './filtered-page.ts';
import { type LeadPageRequest, statusRanges, type UncountedLeadPage } from './lead-pages.ts';
import { dueRanges, WAITING_RANGE } from './lead-queues.ts';
import { type LeadRange, type LeadRow, readLeadRange } from './lead-ranges.ts';
import { pastPickupRanges } from './past-pickups.ts';

/** The list of which a group is taken. */
export type MatchedList =
  | { kind: 'statuses'; statuses: readonly RequestedList[] }
  | { kind: 'waiting'; status: RequestedList | null }
  | { kind: 'due' | 'past-pickups'; statuses: readonly RequestedList[]; today: string };

/** Those of a list that belong to a group, and of which all else holds. */
export interface MatchingLeads {
  list: MatchedList;
  group: LeadGroup;
  /** What else must hold of a lead; undefined for nothing. */
  within?: ((lead: Lead) => boolean) | undefined;
  order: SortOrder;
}

export type MatchingLeadsRequest = MatchingLeads & LeadPageRequest;

/** One page of them, in the order in which they came in or have waited. */
export function readMatchingPage(table: Table, request: MatchingLeadsRequest): Promise<UncountedLeadPage> {
  return readFilteredPage(request, matchingRows(table, request));
}

/** Reads the rows among which they are. */
export function matchingRows(
  table: Table,
  { list, group, within = () => true, order }: MatchingLeads,
): ReadRows {
  const status = list.kind === 'waiting' ? list.status : null;
  const belongs = (lead: Lead) =>
    isOfGroup(lead, group) && (status === null || lead.status === status) && within(lead);
  return belongingRows(table, rangesOf(list, group), order, belongs);
}

function rangesOf(list: MatchedList, { junkType }: LeadGroup): LeadRange[] {
  if (list.kind === 'waiting') return [WAITING_RANGE];
  if (list.kind === 'due') return dueRanges(list.statuses, list.today);
  if (list.kind === 'past-pickups') return pastPickupRanges(list.statuses, list.today);
  if (junkType === undefined) return statusRanges(list.statuses, 'createdAt');
  // Leads of one type stand together in the index of that, and among themselves in the order of their numbers.
  const { start, end } = junkTypeBounds(junkType);
  return statusRanges(list.statuses, 'junkType', end).map((range) => ({ ...range, start }));
}

/** Reads the leads of some ranges, merged by key, of which not every one belongs; each call goes on where the last one ended. */
export function belongingRows(
  table: Table,
  ranges: readonly LeadRange[],
  order: SortOrder,
  belongs: (lead: Lead) => boolean,
): ReadRows {
  const readers = ranges.map((range) => new RangeReader(table, range));
  return async ({ from, backwards, size }) => {
    const upwards = (order === 'asc') !== backwards;
    await Promise.all(readers.map((reader) => reader.fill({ from, upwards, limit: size })));
    const rows = takeMerged(readers, upwards ? 1 : -1).map(
      ({ key, lead }): CandidateRow => ({ key, lead: belongs(lead) ? lead : null }),
    );
    return { rows, ended: readers.every(({ isOver }) => isOver) };
  };
}

/** What was read of a range and not yet used, so that no round reads a row of another one again. */
class RangeReader {
  readonly #table: Table;
  readonly #range: LeadRange;
  #rows: LeadRow[] = [];
  #last: string | null = null;
  #isRead = false;

  constructor(table: Table, range: LeadRange) {
    this.#table = table;
    this.#range = range;
  }

  get head(): LeadRow | undefined {
    return this.#rows[0];
  }

  /** Whether nothing is left of the range. */
  get isOver(): boolean {
    return this.#isRead && this.#rows.length === 0;
  }

  /** Reads on where all that was read is used. */
  async fill(read: { from: string | null; upwards: boolean; limit: number }): Promise<void> {
    if (this.#isRead || this.#rows.length > 0) return;
    this.#rows = await readLeadRange(this.#table, this.#range, { ...read, from: this.#last ?? read.from });
    this.#last = this.#rows.at(-1)?.key ?? this.#last;
    this.#isRead = this.#rows.length < read.limit;
  }

  take(): LeadRow[] {
    return this.#rows.splice(0, 1);
  }
}

/** The rows in order, up to where one of the ranges has to be read on. */
function takeMerged(readers: readonly RangeReader[], direction: 1 | -1): LeadRow[] {
  const taken: LeadRow[] = [];
  for (;;) {
    let first: RangeReader | undefined;
    for (const reader of readers) {
      if (reader.isOver) continue;
      if (!reader.head) return taken;
      if (!first?.head || direction * compareSortKeys(reader.head.key, first.head.key) < 0) first = reader;
    }
    if (!first) return taken;
    taken.push(...first.take());
  }
}
