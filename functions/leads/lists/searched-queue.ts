import type { ListLeadsQuery } from '@harbour-haul/contract/leads/list-leads';
import { listedOwner } from '@harbour-haul/contract/listed-owners';
import { awaitsFirstContact } from '@harbour-haul/domain/leads/awaits-first-contact';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { openFollowUp } from '@harbour-haul/domain/leads/follow-up';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { isOpen, isWorked } from '@harbour-haul/domain/leads/lead-state';

/** One of the lists of what is to be done, within which is searched. */
export interface SearchedQueue {
  /** Distinguishes searches of the same words. */
  name: string;
  holds: (lead: Lead) => boolean;
}

/** The list within which a query searches; null where it searches all leads. */
export function searchedQueue(
  { needsReply, followUpDue, owner }: ListLeadsQuery,
  username: string,
  now: Date,
): SearchedQueue | null {
  if (needsReply) {
    return { name: 'needs-reply', holds: (lead) => isWorked(lead) && awaitsFirstContact(lead) };
  }
  if (followUpDue) {
    const today = halifaxToday(now);
    const isDue = (lead: Lead) => (openFollowUp(lead) ?? '~').slice(0, 10) <= today;
    return { name: 'follow-up-due', holds: (lead) => isOpen(lead) && isDue(lead) };
  }
  if (!owner) return null;
  const ownerId = listedOwner(owner, username);
  return { name: `owner ${ownerId ?? ''}`, holds: (lead) => isOpen(lead) && lead.ownerId === ownerId };
}
