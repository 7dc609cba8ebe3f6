import { readStreamChange } from '@harbour-haul/aws/dynamodb/streams/stream-change';
import { photosOfChat, photosOfForm } from '@harbour-haul/domain/leads/lead-photos';
import { type Photo, photoPath } from '@harbour-haul/domain/photos/photo';
import type { DynamoDBRecord } from 'aws-lambda';
import { log } from '../shared/log.ts';
import { addPhotos } from '../shared/photos/add-photos.ts';
import type { PhotoJoinerDeps } from './deps.ts';

/**
 * Adds a photo to the lead that named it, once it is there and found clean; whichever came last, the lead or the check. One
 * that never arrives or is refused joins none. A lead that has it already stays as it is.
 * @throws Error where a retry is needed.
 */
export async function joinPhoto({ dynamodb }: DynamoDBRecord, deps: PhotoJoinerDeps): Promise<void> {
  const { OldImage, NewImage } = dynamodb ?? {};
  const stored = readStreamChange('photos', { OldImage, NewImage });
  if (stored?.kind !== 'photo') return;
  const { before, after } = stored.change;
  const leadId = leadToJoin(after);
  if (leadId === null || (before && leadToJoin(before) === leadId)) return;
  const paths = [photoPath(after.name)];
  const photos = after.source === 'form' ? photosOfForm(paths) : photosOfChat(paths);
  await addPhotos(leadId, photos, deps.leads, deps.now());
  log('info', 'photo joined its lead', { photo: after.name, leadId });
}

/** The lead that is to show the photo, or null. */
function leadToJoin({ state, leadId }: Photo): number | null {
  return state === 'clean' ? leadId : null;
}
