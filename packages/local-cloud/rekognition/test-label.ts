import { crc32 } from 'node:zlib';

/**
 * How a test image encodes what is to be detected in it: black and white squares from its top left corner, row by row, each a
 * bit, are a mark, a length, the labels as JSON and a checksum. Squares survive JPEG, and whatever takes a file's
 * metadata away; no other image looks like it.
 */
export interface TestLabel {
  name: string;
  /** In percent. */
  confidence: number;
  aliases?: string[];
}

/** The side of a square in pixels: the blocks in which JPEG works. */
export const SQUARE = 8;

const MARK = Buffer.from('HHL1');
const HEAD_BYTES = MARK.length + 2;
const CHECK_BYTES = 4;

/** The bytes that squares stand for. */
export function encodeTestLabels(labels: readonly TestLabel[]): Buffer {
  const text = Buffer.from(JSON.stringify(labels));
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length);
  const check = Buffer.alloc(CHECK_BYTES);
  check.writeUInt32BE(crc32(text));
  return Buffer.concat([MARK, length, text, check]);
}

/** The labels of such bytes; none where they are anything else. */
function decodeTestLabels(bytes: Buffer): TestLabel[] {
  if (bytes.length < HEAD_BYTES || !bytes.subarray(0, MARK.length).equals(MARK)) return [];
  const end = HEAD_BYTES + bytes.readUInt16BE(MARK.length);
  if (bytes.length < end + CHECK_BYTES) return [];
  const text = bytes.subarray(HEAD_BYTES, end);
  return crc32(text) === bytes.readUInt32BE(end) ? (JSON.parse(text.toString('utf8')) as TestLabel[]) : [];
}

interface GreyPixels {
  data: Buffer;
  width: number;
  height: number;
}

/** The labels that are encoded in an image's squares; none for any other image. */
export async function readTestLabels(image: Uint8Array): Promise<TestLabel[]> {
  // Loaded when the first image comes: most starts of the local cloud see none.
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(image).greyscale().raw().toBuffer({ resolveWithObject: true });
  return decodeTestLabels(bytesOf({ data, width: info.width, height: info.height }));
}

function bytesOf(pixels: GreyPixels): Buffer {
  const columns = Math.floor(pixels.width / SQUARE);
  const bits = columns * Math.floor(pixels.height / SQUARE);
  const bytes = Buffer.alloc(Math.floor(bits / 8));
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    if (!isWhite(pixels, bit % columns, Math.floor(bit / columns))) continue;
    bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (0x80 >> (bit & 7));
  }
  return bytes;
}

function isWhite({ data, width }: GreyPixels, column: number, row: number): boolean {
  const [x, y] = [column * SQUARE + SQUARE / 2, row * SQUARE + SQUARE / 2];
  return (data[y * width + x] ?? 0) > 127;
}
