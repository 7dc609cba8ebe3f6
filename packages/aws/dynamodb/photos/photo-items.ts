import type { Photo } from '@harbour-haul/domain/photos/photo';

/** How long the row of a photo is kept that never became clean: as long as its uploader may request its state. */
const UNCLEAN_SECONDS = 2 * 24 * 3600;

const NOTHING = { refusal: null, cleaned: null, findings: null, leadId: null, checkedAt: null };
const BOOKKEEPING = new Set(['createdKey', 'expiresAt', 'checkingUntil']);

/** The position of a photo among those of its visitor, in the order in which they came. */
export function photoCreatedKey({ createdAt, name }: Pick<Photo, 'createdAt' | 'name'>): string {
  return `${createdAt}#${name}`;
}

/** The stored form of a new photo: without nulls, and gone by itself unless it becomes clean. */
export function toNewPhotoItem(photo: Photo, now: Date): Record<string, unknown> {
  const filled = Object.entries(photo).filter(([, value]) => value !== null);
  return {
    ...Object.fromEntries(filled),
    createdKey: photoCreatedKey(photo),
    expiresAt: Math.floor(now.getTime() / 1000) + UNCLEAN_SECONDS,
  };
}

/** The photo of a stored item, missing attributes as nulls. */
export function fromPhotoItem(item: Record<string, unknown>): Photo {
  const stored = Object.entries(item).filter(([name]) => !BOOKKEEPING.has(name));
  return { ...NOTHING, ...Object.fromEntries(stored) } as unknown as Photo;
}
