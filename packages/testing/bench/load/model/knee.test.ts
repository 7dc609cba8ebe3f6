import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type KneeStep, kneeOf, nextRate, type RatePlan, whyBeyond } from './knee.ts';

const PLAN: RatePlan = { first: 1, growth: 1.6, max: 60 };
const good = (rate: number): KneeStep => ({ rate, p95: 100, errorShare: 0, isSteady: true });
const slow = (rate: number): KneeStep => ({ ...good(rate), p95: 5_000 });

/** Tries rates until nobody asks for more. */
function search(tryRate: (rate: number, attempt: number) => KneeStep, plan = PLAN): KneeStep[] {
  const steps: KneeStep[] = [];
  for (let rate = nextRate(steps, plan); rate !== null; rate = nextRate(steps, plan)) {
    steps.push(tryRate(rate, steps.length));
    if (steps.length > 100) throw new Error('It never ends.');
  }
  return steps;
}

describe('whyBeyond', () => {
  it.each([
    ['at ease', good(1), 100, null],
    ['slower, and nobody minds', { ...good(1), p95: 900 }, 100, null],
    ['slow on a machine that always is', { ...good(1), p95: 1_900 }, 500, null],
    ['slow', { ...good(1), p95: 1_100 }, 100, 'p95 1100 ms, at ease 100 ms'],
    ['with one error in a hundred', { ...good(1), errorShare: 0.01 }, 100, null],
    ['with more', { ...good(1), errorShare: 0.012 }, 100, '1.2 % of calls came to nothing'],
    [
      'quick, while ever more people are there',
      { ...good(1), isSteady: false },
      100,
      'people came faster than they left',
    ],
  ])('%s', (_name, step, ease, why) => {
    expect(whyBeyond(step, ease)).toBe(why);
  });
});

describe('the search for the knee', () => {
  it('finds any capacity to within the root of the growth, from below', () => {
    const capacities = fc.double({ min: 1.01, max: 59, noNaN: true });
    fc.assert(
      fc.property(capacities, (capacity) => {
        const steps = search((rate) => (rate <= capacity ? good(rate) : slow(rate)));
        const knee = kneeOf(steps) ?? 0;
        expect(knee).toBeLessThanOrEqual(capacity);
        expect(knee * Math.sqrt(PLAN.growth) * 1.01).toBeGreaterThanOrEqual(capacity);
      }),
    );
  });

  it('tries the lowest rates first and believes what happens twice alone', () => {
    const steps = search((rate, attempt) => (attempt === 2 || rate > 5 ? slow(rate) : good(rate)));
    expect(steps.map(({ rate }) => Number(rate.toFixed(2)))).toEqual([
      1, 1.6, 2.56, 2.56, 4.1, 6.55, 6.55, 5.18, 5.18,
    ]);
    expect(kneeOf(steps)).toBeCloseTo(4.096);
  });

  it('ends at the highest rate that it may try', () => {
    const steps = search(good, { first: 10, growth: 2, max: 35 });
    expect(steps.map(({ rate }) => rate)).toEqual([10, 20, 35]);
    expect(kneeOf(steps)).toBe(35);
  });

  it('knows none where even the first rate fails', () => {
    const failing = (rate: number): KneeStep => ({ ...good(rate), errorShare: 1 });
    const steps = search(failing);
    expect([steps.length, kneeOf(steps)]).toEqual([2, null]);
  });
});
