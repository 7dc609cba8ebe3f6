import { createHash } from 'node:crypto';
import { awaitsFirstContact } from '@harbour-haul/domain/leads/awaits-first-contact';
import { EMPTY_LEAD, type Lead } from '@harbour-haul/domain/leads/lead';
import { LEAD_SORT_FIELDS, leadSortKey } from '@harbour-haul/domain/leads/search/lead-order';
import { sortKeyAttribute, WAITING_ATTRIBUTE, WAITING_VALUE } from '../../keys.ts';
import { isLive, listOf } from './lead-state.ts';

/** The full key of an item of the leads table. */
export interface LeadsTableKey {
  id: number;
  item: string;
}

/** The counters are spread over this many items, so that leads written at the same time rarely meet. */
export const COUNTER_SHARDS = 8;

/** The item that assigns ids. */
export const SEQUENCE_KEY: LeadsTableKey = { id: 0, item: 'sequence' };

export function leadKey(id: number): LeadsTableKey {
  return { id, item: 'lead' };
}

/** A lead always counts in the same shard, so that a change of status is one update of one item. */
export function counterKey(leadId: number): LeadsTableKey {
  return { id: -(leadId % COUNTER_SHARDS) - 1, item: 'counters' };
}

export function allCounterKeys(): LeadsTableKey[] {
  return Array.from({ length: COUNTER_SHARDS }, (_, shard) => counterKey(shard));
}

/** The key of the receipt of a submission with this Idempotency-Key. */
export function idempotencyKey(key: string): LeadsTableKey {
  return { id: spread(key), item: `idempotency#${sha256(key)}` };
}

/** The claim of a visitorId that is in use; only the holder of its cookie may use it again. */
export function visitorClaimKey(visitorId: string): LeadsTableKey {
  return { id: spread(visitorId), item: `visitor#${visitorId}` };
}

/** Where the lead of a chat is named. */
export function sessionLeadKey(sessionId: string): LeadsTableKey {
  return { id: spread(sessionId), item: `session#${sessionId}` };
}

/** Where the leads of one person are named; `item` is what the keys of all rows about that person begin with. */
export function personKey(person: string): LeadsTableKey {
  return { id: spread(person), item: `person#${sha256(person)}` };
}

/** Where it is counted what was removed with a lead that was erased. */
export function erasureKey(leadId: number): LeadsTableKey {
  return { id: spread(`erasure#${leadId}`), item: `erasure#${leadId}` };
}

/** A book-keeping partition from -256 to -1, so that these rows do not all meet in one partition. */
function spread(text: string): number {
  return -1 - (createHash('sha256').update(text).digest()[0] ?? 0);
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * The stored form of a lead: no nulls (an index key cannot be null), and a key for every index. `status` is the list
 * in which it stands; a trashed or merged lead keeps its own as `heldStatus`.
 */
export function toLeadItem(lead: Lead): Record<string, unknown> {
  const filled = Object.entries(lead).filter(([, value]) => value !== null);
  const keys = LEAD_SORT_FIELDS.map((field) => [sortKeyAttribute(field), leadSortKey(lead, field)]);
  return {
    ...Object.fromEntries(filled),
    ...Object.fromEntries(keys),
    ...(isLive(lead) ? waitingMark(lead) : { status: listOf(lead), heldStatus: lead.status }),
    ...(lead.trash && { expiresAt: expiryOf(lead) }),
    ...leadKey(lead.id),
  };
}

/** From when on DynamoDB may remove a lead in the trash, in seconds since 1970; null for a lead that stays. */
export function expiryOf({ trash }: Pick<Lead, 'trash'>): number | null {
  return trash && Math.floor(Date.parse(trash.expiresAt) / 1000);
}

/** Only leads that wait for their first answer stand in the index of those. */
function waitingMark(lead: Lead): Record<string, unknown> {
  return awaitsFirstContact(lead) ? { [WAITING_ATTRIBUTE]: WAITING_VALUE } : {};
}

const BOOKKEEPING = new Set<string>([
  'item',
  'heldStatus',
  'expiresAt',
  WAITING_ATTRIBUTE,
  ...LEAD_SORT_FIELDS.map(sortKeyAttribute),
]);

/** The lead of a stored item, missing attributes as nulls and without the index keys. */
export function fromLeadItem(item: Record<string, unknown>): Lead {
  const stored = Object.entries(item).filter(([name]) => !BOOKKEEPING.has(name));
  const status = item.heldStatus ?? item.status;
  return { ...EMPTY_LEAD, ...Object.fromEntries(stored), status } as unknown as Lead;
}
