import { describe, expect, it } from '@jest/globals';
import { maxPixelsOf } from './max-pixels.ts';
import { MAX_PHOTO_PIXELS, MAX_SLOW_PHOTO_PIXELS } from './photo-limits.ts';

const chunk = (name: string, length: number, said = length) => {
  const bytes = Buffer.alloc(8 + length + (length % 2));
  bytes.write(name, 'latin1');
  bytes.writeUInt32LE(said, 4);
  return bytes;
};
const webp = (...chunks: Buffer[]) => Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'), ...chunks]);
const png = (interlace: number) => {
  const bytes = Buffer.alloc(40);
  bytes[28] = interlace;
  return bytes;
};

describe('how many pixels are decoded', () => {
  it.each([
    ['JPEG', 'jpeg', Buffer.alloc(40), MAX_PHOTO_PIXELS],
    ['GIF', 'gif', Buffer.alloc(40), MAX_PHOTO_PIXELS],
    ['AVIF', 'heif', Buffer.alloc(40), MAX_SLOW_PHOTO_PIXELS],
    ['PNG', 'png', png(0), MAX_PHOTO_PIXELS],
    ['interlaced PNG', 'png', png(1), MAX_SLOW_PHOTO_PIXELS],
    ['WebP', 'webp', webp(chunk('VP8 ', 9)), MAX_PHOTO_PIXELS],
    ['lossless WebP', 'webp', webp(chunk('VP8L', 9)), MAX_SLOW_PHOTO_PIXELS],
    [
      'extended lossless WebP',
      'webp',
      webp(chunk('VP8X', 10), chunk('ICCP', 7), chunk('VP8L', 9)),
      MAX_SLOW_PHOTO_PIXELS,
    ],
    [
      'transparent WebP',
      'webp',
      webp(chunk('VP8X', 10), chunk('ALPH', 5), chunk('VP8 ', 9)),
      MAX_PHOTO_PIXELS,
    ],
    [
      'lossless animation',
      'webp',
      webp(chunk('VP8X', 10), chunk('ANIM', 6), chunk('ANMF', 16, 40), chunk('VP8L', 9)),
      MAX_SLOW_PHOTO_PIXELS,
    ],
    ['WebP that is cut off', 'webp', webp(chunk('VP8X', 10)).subarray(0, 17), MAX_PHOTO_PIXELS],
    ['WebP of a chunk that never ends', 'webp', webp(chunk('JUNK', 2, 0xffffffff)), MAX_PHOTO_PIXELS],
  ] as const)('of %s', (_what, format, bytes, expected) => {
    expect(maxPixelsOf(bytes, format)).toBe(expected);
  });
});
