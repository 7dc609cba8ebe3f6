import { type BareSize, type ReadBareSize, sizeOf, textAt, viewOf } from './bare-image.ts';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const JFIF = 0xe0;
const ADOBE = 0xee;
/** Baseline, extended and progressive frames: what browsers show. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** Tables of numbers without which no pixel can be decoded: Huffman, quantization, restarts. */
const TABLES = new Set([0xc4, 0xdb, 0xdd]);
/** The resolution, without a thumbnail; and by what the colours are stored. */
const JFIF_LENGTH = 16;
const ADOBE_LENGTH = 14;

/** A JPEG without EXIF, profiles, comments, thumbnails, or anything after its end. */
export const bareJpegSize: ReadBareSize = (bytes) => {
  if (bytes[0] !== 0xff || bytes[1] !== START) return null;
  let size: BareSize | null = null;
  for (let at = 2; at + 2 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return null;
    if (marker === END) return at + 2 === bytes.length ? size : null;
    if (at + 4 > bytes.length) return null;
    const length = viewOf(bytes).getUint16(at + 2);
    if (FRAMES.has(marker)) {
      if (size || length < 8 || at + 9 > bytes.length) return null;
      size = sizeOf(viewOf(bytes).getUint16(at + 7), viewOf(bytes).getUint16(at + 5));
    } else if (!isHarmless(bytes, at, marker, length)) return null;
    at += 2 + length;
    if (marker === SCAN) at = endOfScan(bytes, at);
  }
  return null;
};

function isHarmless(bytes: Uint8Array, at: number, marker: number, length: number): boolean {
  if (marker === JFIF) return length === JFIF_LENGTH && textAt(bytes, at + 4, 5) === 'JFIF\0';
  if (marker === ADOBE) return length === ADOBE_LENGTH && textAt(bytes, at + 4, 5) === 'Adobe';
  return length >= 2 && (TABLES.has(marker) || marker === SCAN);
}

/** In the data of a scan, 0xff stands before 0 or a restart; anything else begins the next segment. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}
