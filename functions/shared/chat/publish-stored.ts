import type { LiveRelay } from '../live/live-relay.ts';
import type { StoredMessage } from './store-message.ts';

/**
 * Publishes a stored message, and after it the session where that has changed as well: the other way round, whoever gets
 * the session would miss the message and fetch it.
 * @param except the connection that gets an `ack` instead.
 */
export async function publishStored(
  { message, row, isSessionChanged }: StoredMessage,
  relay: LiveRelay,
  except?: string,
): Promise<void> {
  await relay.publishMessage(message, except);
  if (row && isSessionChanged) await relay.publishSession(row.session);
}
