import { expect, it } from '@jest/globals';
import { countedSource } from './counted-source.ts';
import { OVERVIEW_PERIODS, periodDays } from './overview.ts';

it.each([
  ['2026-03-01', 3, ['2026-02-27', '2026-02-28', '2026-03-01']],
  ['2028-03-01', 2, ['2028-02-29', '2028-03-01']],
  // Clocks change in Halifax on 8 March and 1 November 2026.
  ['2026-03-09', 3, ['2026-03-07', '2026-03-08', '2026-03-09']],
  ['2026-11-02', 3, ['2026-10-31', '2026-11-01', '2026-11-02']],
  ['2027-01-01', 2, ['2026-12-31', '2027-01-01']],
])('periodDays up to %s: the last %d days are %j', (today, period, days) => {
  expect(periodDays(today, period)).toEqual(days);
});

it.each(OVERVIEW_PERIODS)('periodDays of %d days has each day once and ends today', (period) => {
  const days = periodDays('2026-11-21', period);
  expect(new Set(days).size).toBe(period);
  expect(days.at(-1)).toBe('2026-11-21');
});

it.each([
  ['form', 'form'],
  [' Google ', 'google'],
  ['KIJIJI', 'kijiji'],
  ['a flyer at the rink', 'other'],
  ['__proto__', 'other'],
  ['', 'other'],
])('countedSource(%j) is %s', (source, name) => expect(countedSource(source)).toBe(name));
