import { type BareSize, type ReadBareSize, sizeOf, textAt, viewOf } from './bare-image.ts';

const HEADER = 13;
const EXTENSION = 0x21;
const IMAGE = 0x2c;
const END = 0x3b;
/** How long a frame is shown, and what is transparent. */
const GRAPHIC_CONTROL = 0xf9;
const IMAGE_HEADER = 10;

/** A GIF without comments, texts, data of applications, or anything after its end. */
export const bareGifSize: ReadBareSize = (bytes) => {
  if (!['GIF87a', 'GIF89a'].includes(textAt(bytes, 0, 6)) || bytes.length < HEADER) return null;
  const view = viewOf(bytes);
  let total: BareSize = sizeOf(view.getUint16(6, true), view.getUint16(8, true));
  let frames = 0;
  for (let at = HEADER + tableLength(bytes[10] ?? 0); at < bytes.length; ) {
    if (bytes[at] === END) return at + 1 === bytes.length && frames > 0 ? total : null;
    if (bytes[at] === EXTENSION && bytes[at + 1] === GRAPHIC_CONTROL) at = endOfBlocks(bytes, at + 2);
    else if (bytes[at] === IMAGE && at + IMAGE_HEADER <= bytes.length) {
      const frame = sizeOf(view.getUint16(at + 5, true), view.getUint16(at + 7, true));
      // Each further frame is kept as well.
      const pixels = frames === 0 ? Math.max(total.pixels, frame.pixels) : total.pixels + frame.pixels;
      total = { side: Math.max(total.side, frame.side), pixels };
      frames += 1;
      at = endOfBlocks(bytes, at + IMAGE_HEADER + tableLength(bytes[at + 9] ?? 0) + 1);
    } else return null;
  }
  return null;
};

/** The bytes of a table of colours, as the flags before it say. */
function tableLength(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);
}

/** Blocks begin with their length, and an empty one ends them. */
function endOfBlocks(bytes: Uint8Array, from: number): number {
  let at = from;
  for (let length = bytes[at] ?? 0; length !== 0; length = bytes[at] ?? 0) at += 1 + length;
  return at + 1;
}
