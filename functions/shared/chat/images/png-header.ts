import type { PngChunk } from './png-chunks.ts';

/** A message shows its image at a few hundred pixels; a browser needs four bytes for each. */
const MAX_PIXELS = 1_500_000;
const MAX_SIDE = 4096;

const HEADER_LENGTH = 13;
/** How many samples a pixel has in each type of colour, and how many bits a sample may have. */
const COLOURS = new Map<number, { samples: number; depths: readonly number[] }>([
  [0, { samples: 1, depths: [1, 2, 4, 8, 16] }],
  [2, { samples: 3, depths: [8, 16] }],
  [3, { samples: 1, depths: [1, 2, 4, 8] }],
  [4, { samples: 2, depths: [8, 16] }],
  [6, { samples: 4, depths: [8, 16] }],
]);
/** Each row begins with the number of its filter. */
const LAST_FILTER = 4;

/** What the rows of a PNG are made of. */
export interface PngHeader {
  depth: number;
  colour: number;
  height: number;
  /** The bytes of a row, its filter among them. */
  rowLength: number;
  data: Buffer;
}

/** The header of an image that a message may show; null for any other, and for one whose rows come in passes. */
export function readHeader([first]: readonly PngChunk[]): PngHeader | null {
  if (first?.name !== 'IHDR' || first.data.length !== HEADER_LENGTH) return null;
  const { data } = first;
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
  const [depth = 0, colour = 0, ...methods] = data.subarray(8);
  const kind = COLOURS.get(colour);
  if (!kind?.depths.includes(depth) || methods.some((method) => method !== 0)) return null;
  if (width * height === 0 || width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE) return null;
  return { depth, colour, height, rowLength: 1 + Math.ceil((width * depth * kind.samples) / 8), data };
}

/** How many bytes all rows have. */
export function rowsLength({ height, rowLength }: PngHeader): number {
  return height * rowLength;
}

/** Whether these are all rows, and each begins with a filter that there is. */
export function isPixelRows(rows: Buffer, header: PngHeader): boolean {
  if (rows.length !== rowsLength(header)) return false;
  for (let at = 0; at < rows.length; at += header.rowLength) {
    if ((rows[at] ?? 0) > LAST_FILTER) return false;
  }
  return true;
}
