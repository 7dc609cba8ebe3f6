import { expect, it } from '@jest/globals';
import { halifaxToday } from '../fields/preferred-date.ts';
import { dayBegins, daysLater } from './halifax-days.ts';

it.each([
  ['2026-11-22', '2026-11-22T04:00:00.000Z'],
  ['2026-07-01', '2026-07-01T03:00:00.000Z'],
  // Clocks change on these days, at two in the morning.
  ['2026-03-08', '2026-03-08T04:00:00.000Z'],
  ['2026-03-09', '2026-03-09T03:00:00.000Z'],
  ['2026-11-01', '2026-11-01T03:00:00.000Z'],
  ['2026-11-02', '2026-11-02T04:00:00.000Z'],
])('%s begins at %s', (day, moment) => {
  expect(dayBegins(day)).toBe(moment);
  const before = new Date(Date.parse(moment) - 1);
  expect([halifaxToday(new Date(moment)), halifaxToday(before)]).toEqual([day, daysLater(day, -1)]);
});
