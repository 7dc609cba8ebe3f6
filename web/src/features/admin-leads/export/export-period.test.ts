import { expect, it } from '@jest/globals';
import { daysOfPeriod, periodOf } from './export-period.ts';

it.each([
  // Three in the night by UTC is the evening before in Halifax.
  ['2026-12-01T03:00:00Z', 'this-month', '2026-11-01', '2026-11-30'],
  ['2026-12-01T04:00:00Z', 'this-month', '2026-12-01', '2026-12-31'],
  ['2026-01-31T15:00:00Z', 'last-month', '2025-12-01', '2025-12-31'],
  ['2028-03-31T15:00:00Z', 'last-month', '2028-02-01', '2028-02-29'],
  ['2026-03-15T15:00:00Z', 'last-month', '2026-02-01', '2026-02-28'],
  ['2026-02-15T15:00:00Z', 'any', '', ''],
] as const)('at %s the days of %s are from %s to %s, and are told as such', (now, period, from, to) => {
  const days = { startDate: from, endDate: to };
  expect(daysOfPeriod(period, new Date(now))).toEqual(days);
  expect(periodOf(days, new Date(now))).toBe(period);
});

it('other days are chosen ones', () => {
  expect(periodOf({ startDate: '2026-11-01', endDate: '' }, new Date('2026-11-22T15:00:00Z'))).toBe('days');
});
