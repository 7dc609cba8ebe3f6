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
export function decodeTestLabels(bytes: Buffer): TestLabel[] {
  if (bytes.length < HEAD_BYTES || !bytes.subarray(0, MARK.length).equals(MARK)) return [];
  const end = HEAD_BYTES + bytes.readUInt16BE(MARK.length);
  if (bytes.length < end + CHECK_BYTES) return [];
  const text = bytes.subarray(HEAD_BYTES, end);
  return crc32(text) === bytes.readUInt32BE(end) ? (JSON.parse(text.toString('utf8')) as TestLabel[]) : [];
}
