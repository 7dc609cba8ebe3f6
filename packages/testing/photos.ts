import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
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

/** A data URL of an image as a message may carry it, of about so many bytes: grey pixels that no compression makes fewer. */
export function anInlineImage(bytes = 900): string {
  const height = Math.floor(Math.sqrt(bytes));
  const width = Math.floor((bytes - AROUND_PIXELS) / height) - 1;
  const rows = createHash('shake256', { outputLength: height * (width + 1) })
    .update('pixels')
    .digest();
  // Each row begins with its filter, and 0 is none.
  for (let y = 0; y < height; y += 1) rows[y * (width + 1)] = 0;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const chunks = [
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows, { level: 9 })),
    pngChunk('IEND'),
  ];
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return `data:image/png;base64,${Buffer.concat([signature, ...chunks]).toString('base64')}`;
}

/** What a PNG has besides its pixels, in bytes. */
const AROUND_PIXELS = 90;

function pngChunk(name: string, data = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)]);
}
