import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** The polynomial of Castagnoli, bits reversed. */
const castagnoli = 0x82f63b78;

const crc32cTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ castagnoli : value >>> 1;
  return value;
});

/** Reads a body piece by piece; `digest` ends it. */
export interface Hasher {
  update(chunk: Buffer): void;
  digest(): Buffer;
}

const makers = {
  crc32: () => crcHasher(crc32),
  crc32c: () => crcHasher(crc32c),
  md5: () => cryptoHasher('md5'),
  sha1: () => cryptoHasher('sha1'),
  sha256: () => cryptoHasher('sha256'),
} as const satisfies Readonly<Record<string, () => Hasher>>;

export type HashName = keyof typeof makers;
/** A checksum a caller may send as `x-amz-checksum-…`. */
export type ChecksumName = Exclude<HashName, 'md5'>;

export function newHasher(name: HashName): Hasher {
  return makers[name]();
}

/** Type guard for the checksums the local S3 can compute. */
export function isChecksumName(name: string): name is ChecksumName {
  return name in makers && name !== 'md5';
}

/** The length of a checksum in bytes. */
export function digestLength(name: HashName): number {
  return newHasher(name).digest().length;
}

function cryptoHasher(name: string): Hasher {
  const hash = createHash(name);
  return { update: (chunk) => void hash.update(chunk), digest: () => hash.digest() };
}

function crcHasher(step: (chunk: Buffer, previous: number) => number): Hasher {
  let value = 0;
  return {
    update: (chunk) => {
      value = step(chunk, value);
    },
    digest: () => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value);
      return bytes;
    },
  };
}

/** CRC-32C, which Node lacks; `previous` is the checksum of the bytes before. */
function crc32c(bytes: Uint8Array, previous = 0): number {
  let value = ~previous;
  for (const byte of bytes) value = (crc32cTable[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return ~value >>> 0;
}
