import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Colour types of PNG, and how many samples a pixel has in each. */
const PNG_SAMPLES = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 } as const;
export type PngColour = keyof typeof PNG_SAMPLES;

export interface RawPng {
  width: number;
  height: number;
  depth: number;
  colour: PngColour;
  /** Its rows come in seven passes. */
  interlaced?: boolean;
  /** Chunks between header and pixels. */
  before?: Buffer[];
  /** In place of pixels that are all of the middle value. */
  pixels?: Buffer;
}

/** A PNG byte by byte, for what no encoder would write. */
export function rawPng(png: RawPng): Buffer {
  const { width, height, depth, colour, interlaced = false, before = [], pixels = middlePixels(png) } = png;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour, 0, 0, interlaced ? 1 : 0], 8);
  const palette = colour === 3 ? [pngChunk('PLTE', Buffer.alloc(3 * 2 ** depth, 0x80))] : [];
  return Buffer.concat([
    SIGNATURE,
    pngChunk('IHDR', header),
    ...palette,
    ...before,
    pngChunk('IDAT', deflateSync(pixels, { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

function middlePixels({ width, height, depth, colour }: RawPng): Buffer {
  const row = Math.ceil((width * depth * PNG_SAMPLES[colour]) / 8);
  const rows = Buffer.alloc(height * (row + 1), colour === 3 ? 0 : 0x80);
  // Each row begins with its filter, and 0 is none.
  for (let y = 0; y < height; y += 1) rows[y * (row + 1)] = 0;
  return rows;
}
