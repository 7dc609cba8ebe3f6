import { type BareSize, type ReadBareSize, sizeOf, textAt, viewOf } from './bare-image.ts';

const HEADER = 12;
const CHUNK = 8;
/** Of the flags of an extended file, the one for transparency; the others are profiles, EXIF, XMP and animation. */
const ALPHA = 0x10;

/** A WebP without EXIF, XMP, profiles, animation, or anything after its end. */
export const bareWebpSize: ReadBareSize = (bytes) => {
  if (textAt(bytes, 0, 4) !== 'RIFF' || textAt(bytes, 8, 4) !== 'WEBP') return null;
  const view = viewOf(bytes);
  if (view.getUint32(4, true) + CHUNK !== bytes.length) return null;
  const sizes: BareSize[] = [];
  let hasPixels = false;
  let at = HEADER;
  while (at + CHUNK <= bytes.length) {
    const name = textAt(bytes, at, 4);
    const length = view.getUint32(at + 4, true);
    const data = at + CHUNK;
    at = data + length + (length % 2);
    if (at > bytes.length) return null;
    if (name === 'ALPH') continue;
    const size = chunkSize(name, bytes.subarray(data, data + length));
    if (!size || hasPixels) return null;
    sizes.push(size);
    hasPixels = name !== 'VP8X';
  }
  return at === bytes.length && hasPixels ? largestOf(sizes) : null;
};

/** The size that a chunk says; null for one that is not of an image alone. */
function chunkSize(name: string, data: Uint8Array): BareSize | null {
  if (data.length < 5) return null;
  const view = viewOf(data);
  switch (name) {
    case 'VP8X':
      if (data.length !== 10 || ((data[0] ?? 0) & ~ALPHA) !== 0) return null;
      return sizeOf(1 + uint24(data, 4), 1 + uint24(data, 7));
    case 'VP8L': {
      const bits = view.getUint32(1, true);
      return sizeOf(1 + (bits & 0x3fff), 1 + ((bits >>> 14) & 0x3fff));
    }
    case 'VP8 ':
      if (data.length < 10) return null;
      return sizeOf(view.getUint16(6, true) & 0x3fff, view.getUint16(8, true) & 0x3fff);
    default:
      return null;
  }
}

function uint24(data: Uint8Array, at: number): number {
  return (data[at] ?? 0) + 0x100 * (data[at + 1] ?? 0) + 0x10000 * (data[at + 2] ?? 0);
}

function largestOf(sizes: readonly BareSize[]): BareSize {
  return sizes.reduce((largest, size) => (size.pixels > largest.pixels ? size : largest));
}
