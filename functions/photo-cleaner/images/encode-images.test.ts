import { randomFillSync } from 'node:crypto';
import { MAX_CLEAN_PHOTO_BYTES } from '@harbour-haul/domain/photos/photo';
import { MAX_PHOTO_SIDE } from '@harbour-haul/domain/photos/photo-limits';
import { expect, it } from '@jest/globals';
import { encodeImages } from './encode-images.ts';

it('encodes an image of noise within the size limit', async () => {
  const data = randomFillSync(Buffer.alloc(MAX_PHOTO_SIDE * MAX_PHOTO_SIDE * 3)).map((value) =>
    value & 1 ? 255 : 0,
  );
  const raw = { width: MAX_PHOTO_SIDE, height: MAX_PHOTO_SIDE, channels: 3 } as const;
  const { image: picture } = await encodeImages({ data: Buffer.from(data.buffer), raw });
  expect(picture.length).toBeLessThanOrEqual(MAX_CLEAN_PHOTO_BYTES);
  expect(picture.length).toBeGreaterThan(MAX_CLEAN_PHOTO_BYTES / 3);
}, 60_000);
