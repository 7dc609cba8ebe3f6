import { AppError } from '@harbour-haul/domain/errors';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import { isAsRead } from '@harbour-haul/domain/leads/lead-version';
import { displayName } from '@harbour-haul/domain/users/display-name';
import { newestChange } from '../../shared/leads/newest-change.ts';
import type { AdminLeadsDeps } from '../deps.ts';

/**
 * @param version the one that the caller has read; without one the last write wins.
 * @throws AppError `conflict`, which names who changed the lead meanwhile and carries the current one.
 */
export async function requireAsRead(
  lead: Lead,
  version: number | undefined,
  deps: AdminLeadsDeps,
): Promise<void> {
  if (version === undefined || isAsRead(lead, version)) return;
  const what = whatHappened(await newestChange(lead, deps));
  throw new AppError('conflict', `${what} since you opened it.`, { lead });
}

function whatHappened(event: LeadEvent | undefined): string {
  if (event?.type === 'owned') return `This lead has become ${displayName(event.ownerId)}’s with its chat`;
  return `${event?.by ? displayName(event.by) : 'The visitor'} has changed this lead`;
}

/** @throws AppError `conflict` for a lead in the trash or merged into another. */
export function requireLive(lead: Lead): void {
  if (lead.mergedInto !== null) throw alreadyMerged(lead);
  if (!lead.trash) return;
  const who = displayName(lead.trash.deletedBy);
  throw new AppError('conflict', `${who} has deleted this lead. Restore it from the trash first.`, { lead });
}

/** The error for a lead that was merged into another. */
export function alreadyMerged(lead: Lead): AppError {
  const message = `This lead was merged into #${lead.mergedInto}. Open that one, or undo the merge.`;
  return new AppError('conflict', message, { lead });
}
