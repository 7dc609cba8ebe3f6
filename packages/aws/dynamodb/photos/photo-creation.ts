import type { Photo } from '@harbour-haul/domain/photos/photo';
import { MAX_PHOTOS_A_DAY } from '@harbour-haul/domain/photos/photo-limits';
import { addressPhotosKey, visitorPhotosKey } from '../rows.ts';
import { commitPatiently, guarded, unguarded } from '../table/commit.ts';
import type { Key, Write } from '../table/items.ts';
import type { Table } from '../table/table.ts';
import { claimVisitor } from '../visitors/visitor-claims.ts';
import { toNewPhotoItem } from './photo-items.ts';

const DAY_SECONDS = 24 * 3600;

export interface PhotoCreation {
  photo: Photo;
  /** True where the sender has shown the visitor's cookie, so that the visitorId may be in use already. */
  visitorVerified: boolean;
  /** Where it comes from; limits callers who make up new visitorIds. */
  viewerAddress: string;
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
  { photo, visitorVerified, viewerAddress, now }: PhotoCreation,
): Promise<PhotoCreationResult> {
  const seconds = Math.floor(now.getTime() / 1000);
  const day = now.toISOString().slice(0, 10);
  const count = (key: Key, max: number, names: string[] = []): Write =>
    photos.updating(key, {
      update: `SET expiresAt = :end ADD photos :one${names.length > 0 ? ', photoNames :names' : ''}`,
      condition: 'attribute_not_exists(photos) OR photos < :max',
      values: {
        ':end': seconds + 2 * DAY_SECONDS,
        ':one': 1,
        ':max': max,
        ...(names.length > 0 && { ':names': new Set(names) }),
      },
    });
  const ofVisitor = visitorPhotosKey(photo.visitorId, day);
  // Without the cookie the counters of a known visitorId reveal nothing: a claim that fails is stronger.
  const result = await commitPatiently(photos, [
    ...unguarded(photos.putting(toNewPhotoItem(photo, now))),
    ...guarded('limit', count(ofVisitor, MAX_PHOTOS_A_DAY.visitor, [photo.name])),
    ...guarded('limit', count(addressPhotosKey(viewerAddress, day), MAX_PHOTOS_A_DAY.address)),
    ...(visitorVerified ? [] : guarded('claim', claimVisitor(visitors, photo.visitorId, now))),
  ]);
  if (result === 'committed') return { outcome: 'created' };
  if (result === 'claim') return { outcome: 'visitor_taken' };
  return { outcome: 'too_many', retryAfterSeconds: DAY_SECONDS - (seconds % DAY_SECONDS) };
}
