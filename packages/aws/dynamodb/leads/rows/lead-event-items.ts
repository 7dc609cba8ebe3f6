import { randomBytes } from 'node:crypto';
import type { LeadEvent, LeadEventKind } from '@harbour-haul/domain/leads/lead-event';
import type { Write } from '../../table/transactions.ts';
import type { LeadsTableKey } from './lead-items.ts';

const PREFIX = 'event#';

/** An entry of a lead's timeline as it happens now. */
export function newEvent(kind: LeadEventKind, by: string | null, now: Date): LeadEvent {
  const at = now.toISOString();
  return { ...kind, id: `${at}-${randomBytes(4).toString('hex')}`, at, by };
}

/** All keys of a lead's timeline begin with this, so that one query in the lead's own partition reads it. */
export const EVENT_PREFIX = PREFIX;

function eventKey(leadId: number, event: Pick<LeadEvent, 'id'>): LeadsTableKey {
  return { id: leadId, item: `${PREFIX}${event.id}` };
}

/** @param expiresAt when it is to be gone, in seconds since 1970: with a lead that is moved to the trash. */
export function putEvent(table: string, leadId: number, event: LeadEvent, expiresAt: number | null): Write {
  const { id: eventId, ...rest } = event;
  const expiry = expiresAt === null ? {} : { expiresAt };
  return { Put: { TableName: table, Item: { ...rest, eventId, ...expiry, ...eventKey(leadId, event) } } };
}

export function fromEventItem({
  id: _lead,
  item: _item,
  eventId,
  expiresAt: _expiry,
  ...rest
}: Record<string, unknown>): LeadEvent {
  return { ...rest, id: eventId } as unknown as LeadEvent;
}
