import { expect, it } from '@jest/globals';
import type { Pickup } from '../../pickup-wish/pickup.ts';
import { type PlannedPickup, unkeptWish, wishOfDay } from './pickup-wish.ts';

const FRIDAY = '2026-11-27T12:00:00.000Z';
const MONDAY = '2026-11-30T12:00:00.000Z';
const ANY: Pickup = { day: null, slot: null, time: null, asap: false };
const planned = (changes: Partial<PlannedPickup>): PlannedPickup => ({
  status: 'scheduled',
  scheduledDate: FRIDAY,
  scheduledHours: null,
  wish: null,
  ...changes,
});

it.each<[string, Partial<Pickup>, string | null, boolean]>([
  ['the day, and nothing of its hours yet', { day: '2026-11-27', slot: 'morning' }, null, true],
  ['one of several days', { day: '2026-11-26', otherDays: ['2026-11-27'] }, null, true],
  ['none of several days', { day: '2026-11-25', otherDays: ['2026-11-26'] }, null, false],
  ['another day', { day: '2026-11-28' }, null, false],
  ['another day, and the same hours', { day: '2026-11-28', slot: 'morning' }, '09:00-11:00', false],
  ['hours within the morning', { day: '2026-11-27', slot: 'morning' }, '09:00-12:00', true],
  ['hours that end after the morning', { day: '2026-11-27', slot: 'morning' }, '11:00-13:00', false],
  ['hours before the afternoon', { slot: 'afternoon' }, '09:00-11:00', false],
  ['hours with the time in them', { time: '14:30', slot: 'afternoon' }, '14:00-16:00', true],
  ['hours without it', { time: '14:30', slot: 'afternoon' }, '15:00-16:00', false],
  ['hours after three', { bounds: { from: '15:00', until: null }, slot: 'afternoon' }, '15:00-19:00', true],
  ['hours before three', { bounds: { from: '15:00', until: null }, slot: 'afternoon' }, '14:00-16:00', false],
  ['half-typed hours', { slot: 'morning' }, '13:00-', true],
  ['any day and time', {}, '09:00-11:00', true],
  ['a later day than as soon as possible', { day: '2026-11-26', asap: true }, null, false],
])('a schedule of %s', (_case, wished, scheduledHours, isKept) => {
  const wish = { ...ANY, ...wished };
  expect(unkeptWish(planned({ wish, scheduledHours }))).toEqual(isKept ? null : wish);
});

it('what is scheduled for no day, done or off keeps no wish from anybody', () => {
  const wish = { ...ANY, day: '2026-11-27' };
  expect(unkeptWish(planned({ wish, scheduledDate: MONDAY }))).toEqual(wish);
  for (const changes of [{ scheduledDate: null }, { status: 'completed' }, { status: 'canceled' }] as const) {
    expect(unkeptWish(planned({ wish, scheduledDate: MONDAY, ...changes }))).toBeNull();
  }
});

it('the hours of a wish are those of its own day alone, or of any', () => {
  const wish: Pickup = { ...ANY, day: '2026-11-27', slot: 'morning' };
  expect(wishOfDay(planned({ wish }))).toEqual(wish);
  expect(wishOfDay(planned({ wish, scheduledDate: MONDAY }))).toBeNull();
  const anyDay = { ...wish, day: null };
  expect(wishOfDay(planned({ wish: anyDay, scheduledDate: MONDAY }))).toEqual(anyDay);
});
