import { withLock } from '#lib/with-lock.ts';
import type { SubmissionKey } from './submission-key.ts';

/**
 * Sends the form, once over all tabs that have it where it waited: one tab at a time, and none after one that has sent it.
 * @param onSentElsewhere in place of sending it a second time
 */
export async function sendOnce(
  keys: SubmissionKey,
  send: () => Promise<void>,
  onSentElsewhere: () => void,
): Promise<void> {
  const { waitId } = keys;
  if (waitId === undefined) return send();
  await withLock(`quote-${waitId}`, () => (keys.fate === 'sent' ? onSentElsewhere() : send()));
}
