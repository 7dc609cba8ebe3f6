import { expect, it } from '@jest/globals';
import { stepsReached } from '../chat/funnel.ts';
import { funnelStep } from './funnel-step.ts';
import { STEP_NAMES } from './state.ts';

it('the funnel step never decreases, and stays below the last one until the lead is stored', () => {
  const numbers = STEP_NAMES.map((step) => funnelStep({ step, lead: 'collecting' }));
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 7, 8, 9, 9]);
  expect(funnelStep({ step: 'done', lead: 'sending' })).toBe(9);
});

it('the funnel step of a stored lead is the last one, whatever is said afterwards', () => {
  expect(funnelStep({ step: 'done', lead: 'accepted' })).toBe(10);
  expect(funnelStep({ step: 'phone', lead: 'accepted' })).toBe(10);
});

it.each([
  [0, 1, [1]],
  [0, 4, [1, 2, 3, 4]],
  [3, 4, [4]],
  [4, 4, []],
  [6, 2, []],
  [9, 0, []],
])('from %d to %d the funnel steps %j are reached', (furthest, step, reached) => {
  expect(stepsReached(furthest, step)).toEqual(reached);
});
