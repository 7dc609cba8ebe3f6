import { expect, it } from '@jest/globals';
import { EMPTY_LEAD, type Lead } from '../lead.ts';
import { asksIfDone, isPastPickup, pickupDayOf } from './past-pickup.ts';

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

it('of what looks like a script’s, or is in another lead, nobody is asked whether it was done', () => {
  const at = '2026-11-20T12:00:00.000Z';
  const lead: Lead = {
    ...EMPTY_LEAD,
    id: 12,
    version: 3,
    status: 'scheduled',
    source: 'form',
    createdAt: at,
    updatedAt: at,
    scheduledDate: '2026-11-26T12:00:00.000Z',
  };
  expect(asksIfDone(lead, TODAY)).toBe(true);
  expect(asksIfDone({ ...lead, suspicion: 'honeypot' }, TODAY)).toBe(false);
  expect(asksIfDone({ ...lead, mergedInto: 3 }, TODAY)).toBe(false);
});
