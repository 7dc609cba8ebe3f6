import { randomBytes } from 'node:crypto';
import type { LeadEvent, LeadEventKind } from '@harbour-haul/domain/leads/lead-event';
import { eventKey } from '../../rows.ts';
import type { Write } from '../../table/items.ts';
import type { Table } from '../../table/table.ts';

/** An entry of a lead's timeline as it happens now. */
export function newEvent(kind: LeadEventKind, by: string | null, now: Date): LeadEvent {
  const at = now.toISOString();
  return { ...kind, id: `${at}-${randomBytes(4).toString('hex')}`, at, by };
}

/** @param expiresAt when it is to be gone, in seconds since 1970: with a lead that is moved to the trash. */
export function putEvent(leads: Table, leadId: number, event: LeadEvent, expiresAt: number | null): Write {
  const { id: eventId, ...rest } = event;
  const expiry = expiresAt === null ? {} : { expiresAt };
  return leads.putting({ ...rest, eventId, ...expiry, ...eventKey(leadId, eventId) });
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
