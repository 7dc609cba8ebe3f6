import type { ListLeadsQuery } from '@harbour-haul/contract/leads/list-leads';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { isWorked } from '@harbour-haul/domain/leads/lead-state';
import { type KnownLeads, newestOf, newestRows } from '../api/known-leads.ts';

/** Leads as they are shown since they were moved, by id: before the server has answered, and before its lists know it. */
export type MovedLeads = ReadonlyMap<number, Lead>;

/** The cards of a column. */
export interface ColumnCards {
  leads: readonly Lead[];
  /** All of the column, also those that are not loaded; where nobody counts them, those that are. */
  total: number;
  /** Whether there may be more than that. */
  isMore: boolean;
}

/** What a column has of its list. */
interface LoadedColumn {
  rows: readonly Lead[];
  /** Null where nobody counts it. */
  total: number | null;
  hasNext: boolean;
}

/** What was moved, and of it what was since the board was narrowed as it is: a card stays where a hand has put it. */
export interface BoardMoved {
  all: MovedLeads;
  here: MovedLeads;
}

/**
 * The cards of a column: what its list has, in the newest versions that are known, without what was moved away and with
 * what was moved to it on top. A version that is newer than a move counts more than the move.
 */
export function columnCards(
  query: ListLeadsQuery,
  list: LoadedColumn,
  known: KnownLeads,
  moved: BoardMoved,
): ColumnCards {
  const { status } = query;
  const standing = newestRows(known, list.rows, query).filter((row) => {
    const move = moved.all.get(row.id);
    return move === undefined || move.version < row.version || move.status === status;
  });
  const shown = new Set(standing.map(({ id }) => id));
  const arrived = [...moved.here.values()]
    .flatMap((move) => newestOf(known, move) ?? [])
    .filter((lead) => lead.status === status && isWorked(lead) && !shown.has(lead.id))
    .reverse();
  // What the list has already and shows no more was moved away; what it has not yet has arrived.
  const counted = list.total ?? list.rows.length;
  const total = counted - (list.rows.length - standing.length) + arrived.length;
  const isMore = list.total === null && list.hasNext;
  return { leads: [...arrived, ...standing], total: Math.max(0, total), isMore };
}
