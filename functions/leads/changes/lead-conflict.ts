import { AppError } from '@harbour-haul/domain/errors';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import { displayName } from '@harbour-haul/domain/users/display-name';
import type { LeadsDeps } from '../deps.ts';

/** The error for a change of an outdated version; it names who changed the lead meanwhile and carries the current lead. */
export async function versionConflict(lead: Lead, deps: LeadsDeps): Promise<AppError> {
  const [newest] = await deps.leads.timeline(lead.id, { limit: 1 });
  return new AppError('conflict', `${whatHappened(newest)} since you opened it.`, { lead });
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
