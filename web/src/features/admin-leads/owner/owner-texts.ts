import type { Lead } from '@harbour-haul/domain/leads/lead';

type ColleagueName = (username: string) => string;

/** Whose a lead is, in words: `Max Roe`, `nobody`. */
export function ownerText(ownerId: string | null, colleagueName: ColleagueName): string {
  return ownerId === null ? 'nobody' : colleagueName(ownerId);
}

/** Says who has a lead by now, where that is what kept it from being assigned; null where it is not. */
export function assignedMeanwhile(
  known: Lead,
  current: Lead | null,
  colleagueName: ColleagueName,
): string | null {
  if (current === null || current.ownerId === known.ownerId) return null;
  return `This lead has been assigned to ${ownerText(current.ownerId, colleagueName)} meanwhile.`;
}
