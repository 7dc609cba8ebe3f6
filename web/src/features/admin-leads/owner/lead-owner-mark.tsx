import type { Lead } from '@harbour-haul/domain/leads/lead';
import { OwnerInitials } from '#components/owner/owner-initials.tsx';
import { useColleagueNames } from '#lib/team/use-team.ts';

/** Whose lead it is, as small as rows need it; nothing for nobody's. */
export function LeadOwnerMark({ lead: { ownerId } }: { lead: Pick<Lead, 'ownerId'> }) {
  const colleagueName = useColleagueNames(ownerId !== null);
  return ownerId === null ? null : <OwnerInitials name={colleagueName(ownerId)} />;
}
