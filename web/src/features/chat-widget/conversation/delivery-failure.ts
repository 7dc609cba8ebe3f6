import { ApiRequestError } from '#lib/api-client.ts';
import type { ChatRecord, OutboxItem } from '../state/chat-record.ts';
import { withAllFailed, withDelivery, withoutItem, withoutMessage } from '../state/outbox-changes.ts';
import { withClosedSession, withoutSession, withPerson } from '../state/session-changes.ts';

/**
 * What a failure means for an item. `later`: it is sent again after a while; `give-up`: it would be refused again; the
 * others say what became of the session.
 */
export type DeliveryFailure = 'later' | 'give-up' | 'handed-off' | 'closed' | 'session-lost';

/** A session that is not ours (any more) or does not exist. */
const SESSION_LOST = new Set([401, 403, 404]);
/** Refused for what it is, whenever it is sent. */
const REFUSED = new Set([400, 409, 413, 415, 422]);

/** Whether the server says that a session is not this browser's (any more). */
export function isSessionLost(error: unknown): boolean {
  return error instanceof ApiRequestError && SESSION_LOST.has(error.status);
}

/** Returns what an error of sending something means. Everything unknown passes with time. */
export function deliveryFailure(error: unknown, kind: OutboxItem['kind']): DeliveryFailure {
  if (!(error instanceof ApiRequestError)) return 'later';
  if (error.code === 'chat_handed_off') return 'handed-off';
  if (error.code === 'chat_closed') return 'closed';
  // Leads belong to no session.
  if (isSessionLost(error)) return kind === 'progress' ? 'give-up' : 'session-lost';
  return REFUSED.has(error.status) ? 'give-up' : 'later';
}

/** The record once the delivery of an item has failed like this. */
export function withFailure(record: ChatRecord, item: OutboxItem, failure: DeliveryFailure): ChatRecord {
  switch (failure) {
    case 'handed-off':
      // A takeover raises the version: what was read before it no longer counts.
      return {
        ...withPerson(withoutItem(record, item.id)),
        sessionVersion: record.answeredBy === 'person' ? record.sessionVersion : record.sessionVersion + 1,
      };
    case 'give-up':
      return withDelivery(withoutMessage(record, item.id, null), item.id, 'failed');
    case 'closed':
      return withClosedSession(record, Date.now());
    case 'session-lost':
      return withAllFailed(withoutSession(record));
    case 'later':
      return withAllFailed(record);
  }
}
