import type { Photo } from '@harbour-haul/domain/photos/photo';
import { MAX_PHOTOS_A_DAY } from '@harbour-haul/domain/photos/photo-limits';
import { visitorPhotosKey } from '../rows.ts';
import { commitPatiently, guarded, unguarded } from '../table/commit.ts';
import type { Table } from '../table/table.ts';
import { claimVisitor } from '../visitors/visitor-claims.ts';
import { toNewPhotoItem } from './photo-items.ts';

const DAY_SECONDS = 24 * 3600;

export interface PhotoCreation {
  photo: Photo;
  /** True where the sender has shown the visitor's cookie, so that the visitorId may be in use already. */
  visitorVerified: boolean;
  now: Date;
}

export type PhotoCreationResult =
  | { outcome: 'created' }
  | { outcome: 'visitor_taken' }
  | { outcome: 'too_many'; retryAfterSeconds: number };

interface PhotoTables {
  photos: Table;
  /** Where visitorIds are claimed, for leads, chats and photos alike. */
  visitors: Table;
}

/** Stores the row of a photo to come and counts it, in one transaction; the first use of a visitorId claims it. */
export async function createPhotoRow(
  { photos, visitors }: PhotoTables,
  { photo, visitorVerified, now }: PhotoCreation,
): Promise<PhotoCreationResult> {
  const seconds = Math.floor(now.getTime() / 1000);
  const day = now.toISOString().slice(0, 10);
  const ofVisitor = photos.updating(visitorPhotosKey(photo.visitorId, day), {
    update: 'SET expiresAt = :end ADD photos :one, photoNames :names',
    condition: 'attribute_not_exists(photos) OR photos < :max',
    values: {
      ':end': seconds + 2 * DAY_SECONDS,
      ':one': 1,
      ':max': MAX_PHOTOS_A_DAY.visitor,
      ':names': new Set([photo.name]),
    },
  });
  // Without the cookie the counters of a known visitorId reveal nothing: a claim that fails is stronger.
  const result = await commitPatiently(photos, [
    ...unguarded(photos.putting(toNewPhotoItem(photo, now))),
    ...guarded('limit', ofVisitor),
    ...(visitorVerified ? [] : guarded('claim', claimVisitor(visitors, photo.visitorId, now))),
  ]);
  if (result === 'committed') return { outcome: 'created' };
  if (result === 'claim') return { outcome: 'visitor_taken' };
  return { outcome: 'too_many', retryAfterSeconds: DAY_SECONDS - (seconds % DAY_SECONDS) };
}
