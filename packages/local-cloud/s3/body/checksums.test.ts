import { expect, it } from '@jest/globals';
import { newHasher } from './checksums.ts';

/** The check values of the catalogue of CRCs, and of the hashes' own documents. */
it.each([
  ['crc32', 'cbf43926'],
  ['crc32c', 'e3069283'],
  ['md5', '25f9e794323b453885f5181f1b624d0b'],
  ['sha1', 'f7c3bc1d808e04732adf679965ccc34ca7ae3441'],
  ['sha256', '15e2b0d3c33891ebb0f1ef609ec419420c20e320ce94c65fbc8c3312448eb225'],
] as const)('%s of 123456789', (name, expected) => {
  const hasher = newHasher(name);
  for (const piece of ['1234', '', '56789']) hasher.update(Buffer.from(piece));
  expect(hasher.digest().toString('hex')).toBe(expected);
});
