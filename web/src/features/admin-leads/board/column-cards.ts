import type { Lead } from '@harbour-haul/domain/leads/lead';
import { isWorked } from '@harbour-haul/domain/leads/lead-state';
import type { LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import { type KnownLeads, newestOf, newestRows } from '../api/known-leads.ts';

/** Leads as they are shown since they were moved, by id: before the server has answered, and before its lists know it. */
export type MovedLeads = ReadonlyMap<number, Lead>;

/** The cards of a column. */
export interface ColumnCards {
  leads: readonly Lead[];
  /** All of the status, also those that are not loaded. */
  total: number;
}

/**
 * The cards of a status: what its list has, in the newest versions that are known, without what was moved away and with
 * what was moved to it on top. A version that is newer than a move counts more than the move.
 */
export function columnCards(
  status: LeadStatus,
  list: { rows: readonly Lead[]; total: number },
  known: KnownLeads,
  moved: MovedLeads,
): ColumnCards {
  const standing = newestRows(known, list.rows, { status }).filter((row) => {
    const move = moved.get(row.id);
    return move === undefined || move.version < row.version || move.status === status;
  });
  const shown = new Set(standing.map(({ id }) => id));
  const arrived = [...moved.values()]
    .flatMap((move) => newestOf(known, move) ?? [])
    .filter((lead) => lead.status === status && isWorked(lead) && !shown.has(lead.id))
    .reverse();
  // What the list has already and shows no more was moved away; what it has not yet has arrived.
  const total = list.total - (list.rows.length - standing.length) + arrived.length;
  return { leads: [...arrived, ...standing], total: Math.max(0, total) };
}
