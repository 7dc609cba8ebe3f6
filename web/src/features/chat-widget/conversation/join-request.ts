import { call } from '#lib/api/visitor-call.ts';
import { lastRequest } from '#lib/storage/last-request.ts';
import { noteAddedPhoto } from '#lib/storage/left-out-photos.ts';
import type { ChatRecord } from '../state/chat-record.ts';
import { CHAT_TIMEOUT_MS } from './chat-delivery.ts';
import { deliveryFailure } from './delivery-failure.ts';

/**
 * Has a stored photo join the request of its chat, where that was sent without it.
 * @throws whatever passes with time: it is to be sent again
 */
export async function joinRequest(
  { finished, leadId }: Pick<ChatRecord, 'finished' | 'leadId'>,
  path: string,
): Promise<void> {
  if (!finished || leadId === null) return;
  const input = { params: { id: leadId }, body: { photoPaths: [path] } };
  try {
    await call('addLeadPhotos', input, { signal: AbortSignal.timeout(CHAT_TIMEOUT_MS) });
    if (leadId === lastRequest()) noteAddedPhoto();
  } catch (error) {
    // Else the request takes none any more, and the photo is said in the chat alone.
    if (deliveryFailure(error, 'message') === 'later') throw error;
  }
}
