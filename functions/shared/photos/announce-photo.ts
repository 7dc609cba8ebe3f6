import { AppError } from '@harbour-haul/domain/errors';
import type { Photo, PhotoSource, PhotoType } from '@harbour-haul/domain/photos/photo';
import { visitorTaken } from '../visitor-claim.ts';
import type { PhotoKeeping } from './compose-photos.ts';

/** A photo that is about to be stored, and who sends it. */
export interface PhotoAnnouncement {
  visitorId: string;
  /** The visitorId that the sender's cookie proves, or null. */
  proven: string | null;
  viewerAddress: string;
  contentType: PhotoType;
  size: number;
  source: PhotoSource;
  now: Date;
}

/**
 * Keeps the row of a photo to come, under a name of the server's own; its content may then be put into quarantine.
 * @throws AppError `rate_limited` beyond the limits of a day, and as any use of a visitorId by another than its holder.
 */
export async function announcePhoto(announcement: PhotoAnnouncement, keeping: PhotoKeeping): Promise<Photo> {
  const { visitorId, proven, viewerAddress, contentType, size, source, now } = announcement;
  const photo: Photo = {
    name: keeping.newPhotoName(),
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
  const result = await keeping.photos.create({ photo, visitorVerified, viewerAddress, now });
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
