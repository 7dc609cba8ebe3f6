import { expect, it } from '@jest/globals';
import { isPastPickup, pickupDayOf } from './past-pickup.ts';

const TODAY = '2026-11-27';

it.each([
  ['yesterday', { day: '2026-11-26', status: 'scheduled' }, true],
  ['of a lead that is not scheduled yet', { day: '2026-11-26', status: 'contacted' }, true],
  ['today', { day: '2026-11-27', status: 'scheduled' }, false],
  ['tomorrow', { day: '2026-11-28', status: 'scheduled' }, false],
  ['none', { day: '', status: 'scheduled' }, false],
  ['what is half typed', { day: 'unreadable', status: 'scheduled' }, false],
  ['one that was done', { day: '2026-11-26', status: 'completed' }, false],
  ['one that is off', { day: '2026-11-26', status: 'canceled' }, false],
])('a pickup day that is past where it should not be: %s', (_, pickup, expected) => {
  expect(isPastPickup(pickup, TODAY)).toBe(expected);
});

it.each(['new', 'incomplete', 'contacted', 'qualified', 'scheduled'] as const)(
  'a lead that is %s and was to be picked up yesterday is asked about',
  (status) => {
    const lead = { status, scheduledDate: '2026-11-26T12:00:00.000Z' };
    expect(isPastPickup(pickupDayOf(lead), TODAY)).toBe(true);
    expect(isPastPickup(pickupDayOf({ ...lead, scheduledDate: null }), TODAY)).toBe(false);
  },
);
