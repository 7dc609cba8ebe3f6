import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { BUSY_SATURDAY, type Quota } from './quota.ts';
import { quotaVerdicts } from './quota-verdict.ts';

const quota = (overrides: Partial<Quota>): Quota => ({
  service: 'S',
  name: 'n',
  limit: 10,
  per: 'second',
  use: 'calls',
  source: 'here',
  ...overrides,
});

function says(of: Partial<Quota>, each: number, rate: number) {
  const [found] = quotaVerdicts([quota(of)], new Map([['calls', each]]), rate);
  return [found?.holds, found?.says];
}

describe('a quota says', () => {
  it.each([
    ['a second, with room', {}, 2, 3, true, 'holds, 60 % of it is used'],
    ['a second, to the full', {}, 2, 5, true, 'holds, 100 % of it is used'],
    ['a second, hardly used', {}, 0.001, 1, true, 'holds, less than 1 % of it is used'],
    ['a second, beyond', {}, 2, 10, false, 'refuses 50 %'],
    ['a second, beyond after a burst', { burst: 300 }, 2, 10, false, 'refuses 50 % after 30 s'],
    ['at once, with room', { per: 'once' }, 1, 4, true, 'holds, 40 % of it is used'],
    ['at once, beyond', { per: 'once' }, 2, 10, false, 'refuses 54 %'],
    ['at once, of a thousand', { per: 'once', limit: 1_000 }, 2, 10, true, 'holds, 2 % of it is used'],
    ['a day, with room', { per: 'day', limit: 864_000 }, 1, 5, true, 'holds, 50 % of it is used'],
    ['a day, beyond', { per: 'day', limit: 36_000 }, 2, 2, false, 'is used up after 2.5 h'],
    ['a month, with room', { per: 'month', limit: 2_592_000 }, 1, 0.5, true, 'holds, 50 % of it is used'],
    ['a month, beyond', { per: 'month', limit: 864_000 }, 1, 1, false, 'is used up after 10.0 days'],
    ['a day, soon beyond', { per: 'day', limit: 600 }, 1, 1, false, 'is used up after 10 min'],
  ] as const)('of things %s', (_name, of, each, rate, holds, text) => {
    expect(says(of, each, rate)).toEqual([holds, text]);
  });
});

it('leaves out what nobody uses and puts the tightest first', () => {
  const quotas = [
    quota({ name: 'wide', limit: 100 }),
    quota({ name: 'tight' }),
    quota({ name: 'unused', use: 'none' }),
  ];
  expect(quotaVerdicts(quotas, new Map([['calls', 1]]), 1).map(({ name }) => name)).toEqual([
    'tight',
    'wide',
  ]);
});

it('holds exactly as long as no more busy Saturdays come at once than it says', () => {
  const cases = fc.record({
    per: fc.constantFrom('once' as const, 'second' as const, 'day' as const, 'month' as const),
    limit: fc.integer({ min: 1, max: 5_000 }),
    each: fc.double({ min: 0.01, max: 50, noNaN: true }),
    saturdays: fc.double({ min: 0.01, max: 1_000, noNaN: true }),
  });
  fc.assert(
    fc.property(cases, ({ per, limit, each, saturdays }) => {
      const rate =
        saturdays * (per === 'day' || per === 'month' ? BUSY_SATURDAY.aDay / 86_400 : BUSY_SATURDAY.aSecond);
      const [found] = quotaVerdicts([quota({ per, limit })], new Map([['calls', each]]), rate);
      const isNear = Math.abs((found?.saturdays ?? 0) / saturdays - 1) < 1e-6;
      if (!isNear) expect(found?.holds).toBe(saturdays < (found?.saturdays ?? 0));
    }),
  );
});
