import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { seededRandom } from '../../../seed/random.ts';
import { arrivalTimes } from './arrivals.ts';
import { Mix } from './mix.ts';

describe('arrivalTimes', () => {
  it('come in order, within their time, about as many as are meant', () => {
    const cases = fc.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 10, max: 60 }), fc.integer());
    fc.assert(
      fc.property(cases, ([rate, seconds, seed]) => {
        const times = arrivalTimes(rate, seconds, seededRandom(seed));
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        expect(times.every((at) => at > 0 && at < seconds * 1000)).toBe(true);
        // Six standard deviations.
        expect(Math.abs(times.length - rate * seconds)).toBeLessThan(6 * Math.sqrt(rate * seconds) + 1);
      }),
    );
  });

  it('are the same for the same seed', () => {
    expect(arrivalTimes(5, 10, seededRandom(7))).toEqual(arrivalTimes(5, 10, seededRandom(7)));
  });
});

describe('Mix', () => {
  it('keeps its proportions at any moment, to within one of each kind a kind', () => {
    const weights = fc.record({ a: fc.nat(20), b: fc.nat(20), c: fc.integer({ min: 1, max: 20 }) });
    fc.assert(
      fc.property(weights, fc.integer({ min: 1, max: 200 }), (of, taken) => {
        const mix = new Mix(of);
        const counts = { a: 0, b: 0, c: 0 };
        for (let i = 0; i < taken; i += 1) counts[mix.next()] += 1;
        const total = of.a + of.b + of.c;
        for (const kind of ['a', 'b', 'c'] as const)
          expect(Math.abs(counts[kind] - (taken * of[kind]) / total)).toBeLessThan(3);
      }),
    );
  });

  it('spreads the rare ones', () => {
    const mix = new Mix({ often: 3, rarely: 1 });
    expect(Array.from({ length: 8 }, () => mix.next())).toEqual([
      'often',
      'often',
      'rarely',
      'often',
      'often',
      'often',
      'rarely',
      'often',
    ]);
  });
});
