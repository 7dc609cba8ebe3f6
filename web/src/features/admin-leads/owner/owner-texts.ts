import type { Lead } from '@harbour-haul/domain/leads/lead';
import { displayName } from '@harbour-haul/domain/users/display-name';

/** Whose a lead is, in words: `Max Roe`, `nobody`. */
export function ownerText(ownerId: string | null): string {
  return ownerId === null ? 'nobody' : displayName(ownerId);
}

/** Says who has a lead by now, where that is what kept it from being assigned; null where it is not. */
export function assignedMeanwhile(known: Lead, current: Lead | null): string | null {
  if (current === null || current.ownerId === known.ownerId) return null;
  return `This lead has been assigned to ${ownerText(current.ownerId)} meanwhile.`;
}
