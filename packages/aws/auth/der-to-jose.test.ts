import { generateKeyPairSync, sign, verify } from 'node:crypto';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { derToJose } from './der-to-jose.ts';

it('derToJose turns every DER signature into one that verifies as r || s', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1 }), (message) => {
      const jose = derToJose(sign('sha256', message, privateKey));
      expect(jose).toHaveLength(64);
      expect(verify('sha256', message, { key: publicKey, dsaEncoding: 'ieee-p1363' }, jose)).toBe(true);
    }),
    // One signature in 128 begins with a short integer.
    { numRuns: 2000 },
  );
});

it.each([
  ['nothing', []],
  ['another type', [0x31, 0x06, 2, 1, 1, 2, 1, 1]],
  ['a wrong length', [0x30, 0x07, 2, 1, 1, 2, 1, 1]],
  ['one integer', [0x30, 0x03, 2, 1, 1]],
  ['an empty integer', [0x30, 0x05, 2, 0, 2, 1, 1]],
  ['bytes behind it', [0x30, 0x07, 2, 1, 1, 2, 1, 1, 9]],
])('refuses %s', (_case, bytes) => {
  expect(() => derToJose(Uint8Array.from(bytes))).toThrow();
});
