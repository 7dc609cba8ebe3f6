import type { Lead } from '@harbour-haul/domain/leads/lead';
import { personFingerprint } from '@harbour-haul/domain/leads/submission/same-person';
import type { Write } from '../../table/transactions.ts';
import { type LeadsTableKey, personKey } from './lead-items.ts';
import { isLive } from './lead-state.ts';

const LAST_ID = 10 ** 12;
/** Longer than any lead stays open to repeat requests of its person. */
const KEPT_SECONDS = 21 * 24 * 3600;

/** The last lead that was made for a person; making another one requires having read it. */
export interface PersonGuard {
  leadId: number;
}

/** Where a live lead is named among those of its person, the newest first. */
function markKey(person: string, leadId: number): LeadsTableKey {
  const { id, item } = personKey(person);
  return { id, item: `${item}#${String(LAST_ID - leadId).padStart(12, '0')}` };
}

/** What a change of a lead changes in where it is found by its person. */
export function personWrites(table: string, before: Lead | null, after: Lead | null): Write[] {
  const [old, next] = [livePerson(before), livePerson(after)];
  if (old === next) return [];
  return [
    ...(before && old !== null ? [{ Delete: { TableName: table, Key: markKey(old, before.id) } }] : []),
    ...(after && next !== null ? [putMark(table, next, after)] : []),
  ];
}

function livePerson(lead: Lead | null): string | null {
  return lead && isLive(lead) ? personFingerprint(lead) : null;
}

function putMark(table: string, person: string, { id: leadId, createdAt }: Lead): Write {
  const expiresAt = Math.floor(Date.parse(createdAt) / 1000) + KEPT_SECONDS;
  return { Put: { TableName: table, Item: { ...markKey(person, leadId), leadId, expiresAt } } };
}

/** Names a person's newest lead, if the one named is still the one that was read: of two at once, one comes second. */
export function guardPerson(
  table: string,
  person: string,
  leadId: number,
  now: Date,
  read: PersonGuard | null,
): Write {
  const expiresAt = Math.floor(now.getTime() / 1000) + KEPT_SECONDS;
  return {
    Put: {
      TableName: table,
      Item: { ...personKey(person), leadId, expiresAt },
      ...(read
        ? { ConditionExpression: 'leadId = :read', ExpressionAttributeValues: { ':read': read.leadId } }
        : { ConditionExpression: 'attribute_not_exists(id)' }),
    },
  };
}
