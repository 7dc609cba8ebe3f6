import { needsReply } from '@harbour-haul/domain/leads/customer-news';
import { EMPTY_LEAD, type Lead } from '@harbour-haul/domain/leads/lead';
import { isOpen, isWorked, listOf } from '@harbour-haul/domain/leads/lead-state';
import { LEAD_SORT_FIELDS, leadSortKey } from '@harbour-haul/domain/leads/search/lead-order';
import { isUnfinished } from '@harbour-haul/domain/leads/submission/leave-chat';
import {
  LEAD_OWNER_ATTRIBUTE,
  sortKeyAttribute,
  UNFINISHED_VALUE,
  WAITING_ATTRIBUTE,
  WAITING_VALUE,
} from '../../keys.ts';
import { leadKey } from '../../rows.ts';

/**
 * The stored form of a lead: no nulls (an index key cannot be null), and a key for every index. `status` is the list
 * in which it stands; a trashed, merged or suspicious lead keeps its own as `heldStatus`.
 */
export function toLeadItem(lead: Lead): Record<string, unknown> {
  const filled = Object.entries(lead).filter(([, value]) => value !== null);
  const keys = LEAD_SORT_FIELDS.map((field) => [sortKeyAttribute(field), leadSortKey(lead, field)]);
  return {
    ...Object.fromEntries(filled),
    ...Object.fromEntries(keys),
    ...(isWorked(lead) ? waitingMark(lead) : { status: listOf(lead), heldStatus: lead.status }),
    ...(isOpen(lead) && { [LEAD_OWNER_ATTRIBUTE]: openOwner(lead.ownerId) }),
    ...(lead.trash && { expiresAt: expiryOf(lead) }),
    ...leadKey(lead.id),
  };
}

/** From when on DynamoDB may remove a lead in the trash, in seconds since 1970; null for a lead that stays. */
export function expiryOf({ trash }: Pick<Lead, 'trash'>): number | null {
  return trash && Math.floor(Date.parse(trash.expiresAt) / 1000);
}

/** Stands for nobody among owners; no username begins so. */
const NOBODY = '-';

/** The partition in which an admin's open leads are listed; null is nobody. */
export function openOwner(ownerId: string | null): string {
  return ownerId ?? NOBODY;
}

/** Only leads that wait for an answer, or that their visitor may have left, stand in the index of those. */
function waitingMark(lead: Lead): Record<string, unknown> {
  if (needsReply(lead)) return { [WAITING_ATTRIBUTE]: WAITING_VALUE };
  return isUnfinished(lead) ? { [WAITING_ATTRIBUTE]: UNFINISHED_VALUE } : {};
}

const BOOKKEEPING = new Set<string>([
  'item',
  'heldStatus',
  'expiresAt',
  WAITING_ATTRIBUTE,
  LEAD_OWNER_ATTRIBUTE,
  ...LEAD_SORT_FIELDS.map(sortKeyAttribute),
]);

/** The lead of a stored item, missing attributes as nulls and without the index keys. */
export function fromLeadItem(item: Record<string, unknown>): Lead {
  const stored = Object.entries(item).filter(([name]) => !BOOKKEEPING.has(name));
  const status = item.heldStatus ?? item.status;
  return { ...EMPTY_LEAD, ...Object.fromEntries(stored), status } as unknown as Lead;
}
