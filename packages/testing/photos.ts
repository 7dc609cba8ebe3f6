import type { Photo } from '@harbour-haul/domain/photos/photo';
import { photoName } from '@harbour-haul/domain/photos/photo';

/** A photo as it is announced, under a name of its own. */
export function aPhoto(overrides: Partial<Photo> = {}): Photo {
  return {
    name: photoName(crypto.randomUUID()),
    visitorId: 'visitor-1',
    source: 'chat',
    state: 'pending',
    refusal: null,
    contentType: 'image/jpeg',
    size: 1000,
    cleaned: null,
    findings: null,
    leadId: null,
    createdAt: '2026-07-31T12:00:00.000Z',
    checkedAt: null,
    ...overrides,
  };
}
