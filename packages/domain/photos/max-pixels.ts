import { MAX_PHOTO_PIXELS, MAX_SLOW_PHOTO_PIXELS } from './photo-limits.ts';
import type { ImageFormat } from './sniff-image.ts';

/** Where the header of a PNG says how its rows are ordered, and the value for seven passes. */
const PNG_INTERLACE = 28;
const ADAM7 = 1;
const RIFF_HEADER = 12;
const CHUNK_HEADER = 8;
/** The header of a frame of an animation, before the chunks that it holds. */
const FRAME_HEADER = 16;

/** How many pixels an image of this file may have: fewer where its kind is slow to decode. */
export function maxPixelsOf(bytes: Uint8Array, format: ImageFormat): number {
  return isSlow(bytes, format) ? MAX_SLOW_PHOTO_PIXELS : MAX_PHOTO_PIXELS;
}

function isSlow(bytes: Uint8Array, format: ImageFormat): boolean {
  switch (format) {
    case 'heif':
      // What can be read of these is AVIF.
      return true;
    case 'png':
      return bytes[PNG_INTERLACE] === ADAM7;
    case 'webp':
      return isLossless(bytes);
    case 'jpeg':
    case 'gif':
      return false;
    default:
      return format satisfies never;
  }
}

/** Whether the first image of a WebP is lossless: its chunks are looked through up to that. */
function isLossless(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = RIFF_HEADER; at + CHUNK_HEADER <= bytes.length; ) {
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));
    if (name === 'VP8L') return true;
    if (name === 'VP8 ') return false;
    const length = view.getUint32(at + 4, true);
    at += CHUNK_HEADER + (name === 'ANMF' ? FRAME_HEADER : length + (length % 2));
  }
  return false;
}
