import { AppError } from '@harbour-haul/domain/errors';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { displayName } from '@harbour-haul/domain/users/display-name';
import type { LeadsDeps } from './deps.ts';

/** The refusal of a change of a version that has passed, which names who came between and carries what is there now. */
export async function changedMeanwhile(lead: Lead, deps: LeadsDeps): Promise<AppError> {
  const { events } = await deps.desk.rows(lead.id);
  const by = events[0]?.by;
  const who = by ? displayName(by) : 'The visitor';
  return new AppError('conflict', `${who} has changed this lead since you opened it.`, { lead });
}

/** @throws AppError `conflict` that says where a lead is that cannot be worked on. */
export function requireLive(lead: Lead): void {
  if (lead.mergedInto !== null) throw mergedAway(lead);
  if (!lead.trash) return;
  const who = displayName(lead.trash.deletedBy);
  throw new AppError('conflict', `${who} has deleted this lead. Restore it from the trash first.`, { lead });
}

/** The refusal of a lead that was folded into another. */
export function mergedAway(lead: Lead): AppError {
  const message = `This lead was merged into #${lead.mergedInto}. Open that one, or undo the merge.`;
  return new AppError('conflict', message, { lead });
}
