import type { Lead } from '@harbour-haul/domain/leads/lead';
import { displayName } from '@harbour-haul/domain/users/display-name';
import { OwnerInitials } from '#components/owner/owner-initials.tsx';

/** Whose lead it is, as small as rows need it; nothing for nobody's. */
export function LeadOwnerMark({ lead: { ownerId } }: { lead: Pick<Lead, 'ownerId'> }) {
  return ownerId === null ? null : <OwnerInitials name={displayName(ownerId)} />;
}
