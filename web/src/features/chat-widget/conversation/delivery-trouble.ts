import { ApiRequestError } from '#lib/api-client.ts';
import type { OutboxItem } from '../state/chat-record.ts';

/**
 * What to do about something that was not delivered. `later`: send it again after a while; `give-up`: it would be
 * refused again; the others say what became of the session.
 */
export type DeliveryTrouble = 'later' | 'give-up' | 'handed-off' | 'closed' | 'session-lost';

/** A session that is not ours (any more) or does not exist. */
const LOST = new Set([401, 403, 404]);
/** Refused for what it is, whenever it is sent. */
const REFUSED = new Set([400, 409, 413, 415, 422]);

/** Reads an error of sending something. Everything unknown passes with time. */
export function deliveryTrouble(error: unknown, kind: OutboxItem['kind']): DeliveryTrouble {
  if (!(error instanceof ApiRequestError)) return 'later';
  if (error.code === 'chat_handed_off') return 'handed-off';
  if (error.code === 'chat_closed') return 'closed';
  // Leads belong to no session.
  if (LOST.has(error.status)) return kind === 'progress' ? 'give-up' : 'session-lost';
  return REFUSED.has(error.status) ? 'give-up' : 'later';
}
