import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { memoryGrowth } from './memory-growth.ts';

const MB = 2 ** 20;
const series = (megabytes: readonly number[]) =>
  megabytes.map((mb, index) => ({ at: index * 60, bytes: mb * MB }));

describe('memoryGrowth', () => {
  it.each([
    ['one sample', [40], 0, true],
    ['all the same', [40, 40, 40, 40], 0, true],
    ['a cache that fills', [40, 42, 43, 43], 3, true],
    ['a leak', [40, 45, 50, 55, 60], 20, false],
    ['a tenth of what is much', [100, 103, 106, 109], 9, true],
    ['one odd sample', [40, 40, 90, 40, 40, 40], 0, true],
    ['what is given back', [60, 50, 40], -20, true],
  ])('%s', (_name, megabytes, growth, isFlat) => {
    const found = memoryGrowth(series(megabytes));
    expect(found.isFlat).toBe(isFlat);
    expect(found.growth / MB).toBeCloseTo(growth, 0);
  });

  it('finds the slope of any line, and of a noisy one to within the noise', () => {
    const lines = fc.tuple(
      fc.integer({ min: 0, max: 9 }),
      fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 5, maxLength: 20 }),
    );
    fc.assert(
      fc.property(lines, ([perMinute, noise]) => {
        const found = memoryGrowth(series(noise.map((odd, index) => 50 + perMinute * index + odd)));
        const exact = perMinute * (noise.length - 1);
        expect(Math.abs(found.growth / MB - exact)).toBeLessThanOrEqual(3 * (noise.length - 1));
      }),
    );
  });

  it('needs a sample', () => {
    expect(() => memoryGrowth([])).toThrow('no sample');
  });
});
