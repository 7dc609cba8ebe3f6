import { deflateSync, inflateSync } from 'node:zlib';
import { holdsAnotherDocument } from '@harbour-haul/domain/photos/holds-another-document';
import { type PngChunk, readChunks, writePng } from './png-chunks.ts';
import { isPixelRows, type PngHeader, readHeader, rowsLength } from './png-header.ts';

const PALETTE_COLOUR = 3;
/** By which value of each sample pixels are transparent, where it is one for all. */
const TRANSPARENT_LENGTH = new Map([
  [0, 2],
  [2, 6],
]);

/**
 * A PNG with the pixels of another one and nothing else: no place, time or name, and no bytes that no pixel is made of. Null for
 * what is no whole PNG, is interlaced, is larger than a message shows it, or holds another document.
 */
export function cleanPng(bytes: Buffer): Buffer | null {
  const chunks = holdsAnotherDocument(bytes) ? null : readChunks(bytes);
  const header = chunks && readHeader(chunks);
  if (!chunks || !header) return null;
  const colours = coloursOf(header, chunks);
  const rows = readRows(header, chunks);
  if (!colours || !rows) return null;
  const clean = writePng([
    { name: 'IHDR', data: header.data },
    ...colours,
    { name: 'IDAT', data: deflateSync(rows, { level: 9 }) },
  ]);
  // What is deflated anew may read as something else by the sender's design.
  return holdsAnotherDocument(clean) ? null : clean;
}

/** The rows of pixels; null where there are more or fewer bytes than the header says. */
function readRows(header: PngHeader, chunks: readonly PngChunk[]): Buffer | null {
  const data = chunks.filter(({ name }) => name === 'IDAT').map((chunk) => chunk.data);
  try {
    const rows = inflateSync(Buffer.concat(data), { maxOutputLength: rowsLength(header) });
    return isPixelRows(rows, header) ? rows : null;
  } catch {
    // Whatever is wrong with it, it is no picture.
    return null;
  }
}

/** What colours need besides the pixels: a palette, as long as pixels can name it, and transparency. */
function coloursOf({ colour, depth }: PngHeader, chunks: readonly PngChunk[]): PngChunk[] | null {
  const find = (name: string) => chunks.find((chunk) => chunk.name === name);
  const transparency = find('tRNS');
  if (colour !== PALETTE_COLOUR)
    return transparency?.data.length === TRANSPARENT_LENGTH.get(colour) && transparency ? [transparency] : [];
  const palette = find('PLTE');
  const entries = (palette?.data.length ?? 0) / 3;
  if (!palette || !Number.isInteger(entries) || entries < 1 || entries > 2 ** depth) return null;
  return [palette, ...(transparency && transparency.data.length <= entries ? [transparency] : [])];
}
