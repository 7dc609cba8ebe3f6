import { describe, expect, it } from '@jest/globals';
import { formWish, pickupDates } from './pickup-days.ts';

describe('the days that people name', () => {
  it.each([
    // A Wednesday morning in Halifax.
    ['2026-11-18T14:00:00Z', ['2026-11-18', '2026-11-18', '2026-11-19', '2026-11-21']],
    // The same day at five, when the last part of the day has come.
    ['2026-11-18T21:00:00Z', ['2026-11-19', null, '2026-11-19', '2026-11-21']],
    // Already Thursday in UTC.
    ['2026-11-19T02:00:00Z', ['2026-11-19', null, '2026-11-19', '2026-11-21']],
    // A Saturday, its evening, and a Sunday.
    ['2026-11-21T14:00:00Z', ['2026-11-21', '2026-11-21', '2026-11-22', '2026-11-21']],
    ['2026-11-21T21:00:00Z', ['2026-11-22', null, '2026-11-22', '2026-11-22']],
    ['2026-11-22T14:00:00Z', ['2026-11-22', '2026-11-22', '2026-11-23', '2026-11-28']],
  ])('at %s', (now, [asap, today, tomorrow, weekend]) => {
    expect(pickupDates(new Date(now))).toEqual({ asap, today, tomorrow, weekend });
  });

  it.each([
    ['asap', '2026-11-21', 'asap'],
    ['weekend', '2026-11-21', 'weekend'],
    ['weekend', '2026-11-22', null],
    ['tomorrow', '2026-11-21', null],
    [null, '2026-11-21', null],
  ] as const)('%s on %s wishes %s', (day, date, wish) => {
    expect(formWish(day, date)).toBe(wish);
  });
});
