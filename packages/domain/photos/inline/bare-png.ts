import { type BareSize, type ReadBareSize, sizeOf, textAt, viewOf } from './bare-image.ts';

const SIGNATURE = '\x89PNG\r\n\x1a\n';
/** Pixels, their palette and transparency, and how bright and how large they are to be shown. */
const CHUNKS = new Set(['PLTE', 'tRNS', 'IDAT', 'sRGB', 'gAMA', 'cHRM', 'pHYs', 'bKGD', 'sBIT']);
/** Length and name before the data of a chunk, and a checksum after it. */
const AROUND = 12;

/** A PNG without text, times, profiles, animation, or anything after its end. */
export const barePngSize: ReadBareSize = (bytes) => {
  if (textAt(bytes, 0, 8) !== SIGNATURE || textAt(bytes, 12, 4) !== 'IHDR' || bytes.length < 33) return null;
  const view = viewOf(bytes);
  const size: BareSize = sizeOf(view.getUint32(16), view.getUint32(20));
  for (let at = 8 + AROUND + 13; at + AROUND <= bytes.length; ) {
    const length = view.getUint32(at);
    const name = textAt(bytes, at + 4, 4);
    at += AROUND + length;
    if (name === 'IEND') return length === 0 && at === bytes.length ? size : null;
    if (!CHUNKS.has(name)) return null;
  }
  return null;
};
