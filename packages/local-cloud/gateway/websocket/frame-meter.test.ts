import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { frameMeter } from './frame-meter.ts';

const limit = 32 * 1024;

/** Frames as a client writes them: masked, one after the other. */
function frames(sizes: readonly number[]): Buffer {
  const mask = [1, 2, 3, 4];
  return Buffer.concat(
    sizes.flatMap((size) => [
      Buffer.from([0x81, ...lengthBytes(size), ...mask]),
      // What looks like the header of a large frame is payload here.
      Buffer.alloc(size, 0xff),
    ]),
  );
}

function lengthBytes(size: number): number[] {
  if (size < 126) return [0x80 + size];
  if (size < 65_536) return [0x80 + 126, size >> 8, size & 0xff];
  return [0x80 + 127, 0, 0, 0, 0, 0, size >> 16, (size >> 8) & 0xff, size & 0xff];
}

function passes(bytes: Buffer, chunkSize: number): boolean {
  const meter = frameMeter(limit);
  for (let at = 0; at < bytes.length; at += chunkSize) {
    if (!meter(bytes.subarray(at, at + chunkSize))) return false;
  }
  return true;
}

it.each([
  [[0], true],
  [[limit], true],
  [[limit + 1], false],
  [[125, 126, 65_535], false],
  [[125, 126, limit, 0, 127], true],
  [[70_000], false],
])('the frame meter passes frames of %j bytes: %s', (sizes, expected) => {
  for (const chunkSize of [1, 7, 65_536]) expect(passes(frames(sizes), chunkSize)).toBe(expected);
});

it('the frame meter finds the same sizes however the bytes are split', () => {
  const size = fc.oneof(fc.nat(300), fc.nat(2 * limit));
  fc.assert(
    fc.property(fc.array(size, { maxLength: 8 }), fc.integer({ min: 1, max: 5000 }), (sizes, chunkSize) => {
      expect(passes(frames(sizes), chunkSize)).toBe(sizes.every((one) => one <= limit));
    }),
    { numRuns: 50 },
  );
});
