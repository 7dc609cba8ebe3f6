import { holdsAnotherDocument } from '../holds-another-document.ts';
import { bareGifSize } from './bare-gif.ts';
import type { ReadBareSize } from './bare-image.ts';
import { bareJpegSize } from './bare-jpeg.ts';
import { barePngSize } from './bare-png.ts';
import { bareWebpSize } from './bare-webp.ts';

/** A message shows its image at a few hundred pixels; a browser needs four bytes for each. */
export const MAX_INLINE_PIXELS = 1_500_000;
const MAX_INLINE_SIDE = 4096;

const READERS = {
  jpeg: bareJpegSize,
  png: barePngSize,
  webp: bareWebpSize,
  gif: bareGifSize,
} satisfies Record<string, ReadBareSize>;

export type InlineFormat = keyof typeof READERS;

/**
 * Whether a file is a small image of the format that it is said to be, and nothing else: nobody makes it anew before it is
 * stored and shown, so that it must hold no place, time or name, no other document, and no more pixels than a message
 * shows.
 */
export function isInlineImage(bytes: Uint8Array, format: InlineFormat): boolean {
  const size = READERS[format](bytes);
  if (!size || size.pixels === 0 || holdsAnotherDocument(bytes)) return false;
  return size.pixels <= MAX_INLINE_PIXELS && size.side <= MAX_INLINE_SIDE;
}
