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

/** A data URL of an image as a message may carry it: one pixel in as many bytes as are wished, a multiple of three. */
export function anInlineImage(bytes = 900): string {
  const head = Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de', 'hex');
  const end = Buffer.from('0000000049454e44ae426082', 'hex');
  const pixels = Buffer.alloc(bytes - head.length - end.length);
  pixels.writeUInt32BE(pixels.length - 12);
  pixels.write('IDAT', 4, 'latin1');
  return `data:image/png;base64,${Buffer.concat([head, pixels, end]).toString('base64')}`;
}
