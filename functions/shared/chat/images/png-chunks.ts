import { crc32 } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Length and name before the data of a chunk, and a checksum after it. */
const AROUND = 12;
const END: PngChunk = { name: 'IEND', data: Buffer.alloc(0) };

export interface PngChunk {
  name: string;
  data: Buffer;
}

/** The chunks of a PNG but its end; null for what is none, is not whole, or has anything after its end. */
export function readChunks(bytes: Buffer): PngChunk[] | null {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null;
  const chunks: PngChunk[] = [];
  for (let at = SIGNATURE.length; at + AROUND <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const end = at + AROUND + length;
    if (end > bytes.length) return null;
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (name === END.name) return end === bytes.length ? chunks : null;
    chunks.push({ name, data: bytes.subarray(at + 8, end - 4) });
    at = end;
  }
  return null;
}

/** A PNG of these chunks and its end. */
export function writePng(chunks: readonly PngChunk[]): Buffer {
  return Buffer.concat([SIGNATURE, ...[...chunks, END].map(written)]);
}

function written({ name, data }: PngChunk): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
}
