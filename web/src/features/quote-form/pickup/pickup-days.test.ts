import { describe, expect, it } from '@jest/globals';
import { pickupDates } from './pickup-days.ts';

describe('the days that people name', () => {
  it.each([
    // A Wednesday morning in Halifax.
    ['2026-11-18T14:00:00Z', ['2026-11-18', '2026-11-18', '2026-11-19', '2026-11-21']],
    // The same day at five, when the last part of the day has come.
    ['2026-11-18T21:00:00Z', ['2026-11-19', null, '2026-11-19', '2026-11-21']],
    // Already Thursday in UTC.
    ['2026-11-19T02:00:00Z', ['2026-11-19', null, '2026-11-19', '2026-11-21']],
    // A Saturday, and a Sunday.
    ['2026-11-21T14:00:00Z', ['2026-11-21', '2026-11-21', '2026-11-22', '2026-11-22']],
    ['2026-11-22T14:00:00Z', ['2026-11-22', '2026-11-22', '2026-11-23', '2026-11-28']],
  ])('at %s', (now, [asap, today, tomorrow, weekend]) => {
    expect(pickupDates(new Date(now))).toEqual({ asap, today, tomorrow, weekend });
  });
});
