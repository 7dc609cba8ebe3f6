import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { crc32c } from './crc32c.ts';

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
