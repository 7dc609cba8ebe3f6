import { AppError } from '@harbour-haul/domain/errors';
import type { Photo, PhotoSource, PhotoType } from '@harbour-haul/domain/photos/photo';
import { type LimitDeps, requireWithin } from '../limits/require-within.ts';
import { visitorTaken } from '../visitor-claim.ts';
import type { PhotoStorage } from './compose-photo-storage.ts';

/** A photo that is about to be uploaded, and its sender. */
export interface PhotoRegistration {
  visitorId: string;
  /** The visitorId that the sender's cookie proves, or null. */
  proven: string | null;
  /** Limits senders who make up new visitorIds. */
  viewerAddress: string;
  contentType: PhotoType;
  size: number;
  source: PhotoSource;
  now: Date;
}

/**
 * Stores the row of a photo that is still to be uploaded, under a name of the server's own.
 * @throws AppError `rate_limited` beyond the limits of a day, and as any use of a visitorId that another browser holds.
 */
export async function registerPhoto(
  registration: PhotoRegistration,
  storage: PhotoStorage & LimitDeps,
): Promise<Photo> {
  const { visitorId, proven, viewerAddress, contentType, size, source, now } = registration;
  await requireWithin('photos', viewerAddress, storage);
  const photo: Photo = {
    name: storage.newPhotoName(),
    visitorId,
    source,
    state: 'pending',
    refusal: null,
    contentType,
    size,
    cleaned: null,
    findings: null,
    leadId: null,
    createdAt: now.toISOString(),
    checkedAt: null,
  };
  const visitorVerified = proven === visitorId;
  const result = await storage.photos.create({ photo, visitorVerified, now });
  switch (result.outcome) {
    case 'created':
      return photo;
    case 'visitor_taken':
      throw visitorTaken(proven);
    case 'too_many':
      throw new AppError('rate_limited', 'You have sent many photos today. Please send more tomorrow.', {
        retryAfterSeconds: result.retryAfterSeconds,
      });
    default:
      return result satisfies never;
  }
}
