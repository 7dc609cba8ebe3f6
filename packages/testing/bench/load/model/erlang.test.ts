import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { loadAtRefusedShare, refusedShare } from './erlang.ts';

it.each([
  // From the printed tables of Erlang B.
  [1, 1, 0.5],
  [2, 2, 0.4],
  [4.46, 10, 0.01],
  [5, 10, 0.0184],
  [971, 1000, 0.01],
])('of a load of %d on %d servers %d is refused', (load, servers, share) => {
  expect(refusedShare(load, servers)).toBeCloseTo(share, 3);
});

it('nothing is refused where nobody comes', () => {
  expect(refusedShare(0, 10)).toBe(0);
});

it('finds the load of any share again', () => {
  const cases = fc.tuple(fc.double({ min: 0.001, max: 0.5, noNaN: true }), fc.integer({ min: 1, max: 200 }));
  fc.assert(
    fc.property(cases, ([share, servers]) => {
      expect(refusedShare(loadAtRefusedShare(share, servers), servers)).toBeCloseTo(share, 6);
    }),
  );
});
