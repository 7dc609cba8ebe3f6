import type { WithdrawnLead } from '@harbour-haul/aws/dynamodb/leads/submissions/chat-withdrawal';
import { PhotoEraser } from '@harbour-haul/aws/photos/photo-eraser';
import { photoPath } from '@harbour-haul/domain/photos/photo';
import type { PhotoStorage } from '../../shared/photos/compose-photo-storage.ts';

/**
 * Erases the photos of a withdrawn lead, and those that its visitor sent in a chat and no lead has: the chat's lead
 * would have taken them along. Photos of the visitor's other leads stay.
 */
export async function erasePhotosOfChat(
  visitorId: string,
  { leadId, photoPaths }: WithdrawnLead,
  { photos, store }: Pick<PhotoStorage, 'photos' | 'store'>,
  now: Date,
): Promise<void> {
  const all = await photos.ofVisitor(visitorId, now);
  const ofChat = all.filter((one) => (one.leadId === null ? one.source === 'chat' : one.leadId === leadId));
  const paths = new Set([...photoPaths, ...ofChat.map(({ name }) => photoPath(name))]);
  await new PhotoEraser(photos, store).erasePhotos(null, [...paths], now);
}
