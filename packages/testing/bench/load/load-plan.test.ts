import { expect, it } from '@jest/globals';
import { DEFAULT_PLAN, readPlan } from './load-plan.ts';

it('has a plan without options', () => {
  expect(readPlan([])).toEqual(DEFAULT_PLAN);
});

it('takes what is said', () => {
  const args = ['--minutes', '0.5', '--step-seconds=4', '--rate', '2.5', '--out', 'here', '--record'];
  expect(readPlan(args)).toEqual({
    ...DEFAULT_PLAN,
    holdMinutes: 0.5,
    stepSeconds: 4,
    heldRate: 2.5,
    out: 'here',
    record: true,
  });
});

it.each([
  [['--minutes', '0'], '--minutes must be a number above 0, not "0".'],
  [['--minutes', 'ten'], '--minutes must be a number above 0, not "ten".'],
  [['--max-rate=-5'], '--max-rate must be a number above 0, not "-5".'],
  [['--hours', '1'], "Unknown option '--hours'"],
])('refuses %j', (args, message) => {
  expect(() => readPlan(args)).toThrow(message);
});
