import { randomFillSync } from 'node:crypto';
import { CLEAN_BYTES_LIMIT } from '@harbour-haul/domain/photos/photo';
import { PHOTO_SIDE } from '@harbour-haul/domain/photos/photo-limits';
import { expect, it } from '@jest/globals';
import { toPictures } from './to-pictures.ts';

it('keeps the worst of pictures small enough to be shown', async () => {
  const data = randomFillSync(Buffer.alloc(PHOTO_SIDE * PHOTO_SIDE * 3)).map((value) =>
    value & 1 ? 255 : 0,
  );
  const raw = { width: PHOTO_SIDE, height: PHOTO_SIDE, channels: 3 } as const;
  const { picture } = await toPictures({ data: Buffer.from(data.buffer), raw });
  expect(picture.length).toBeLessThanOrEqual(CLEAN_BYTES_LIMIT);
  expect(picture.length).toBeGreaterThan(CLEAN_BYTES_LIMIT / 3);
}, 60_000);
