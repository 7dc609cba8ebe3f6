import { expect, it } from '@jest/globals';
import { describePickup, describeWish } from './english-pickup.ts';
import type { HourBounds, Pickup } from './pickup.ts';

const hours = (from: string | null, until: string | null): HourBounds => ({ from, until });
const after = (from: string) => hours(from, null);
const before = (until: string) => hours(null, until);
const NONE: Pickup = { day: null, slot: null, time: null, asap: false };

it.each<[Partial<Pickup>, string]>([
  [{}, 'Any time'],
  [{ slot: 'morning' }, 'Any day, morning (9AM-12PM)'],
  [{ day: '2026-11-27' }, 'Friday, November 27, any time'],
  [{ day: '2026-11-27', slot: 'evening' }, 'Friday, November 27, evening (5PM-8PM)'],
  [{ day: '2026-11-27', slot: 'afternoon', time: '12:00' }, 'Friday, November 27 at 12:00 PM'],
  [{ day: '2027-03-14', slot: 'morning', time: '09:05' }, 'Sunday, March 14 at 9:05 AM'],
  [{ day: '2026-11-27', slot: 'afternoon', bounds: after('14:00') }, 'Friday, November 27, after 2:00 PM'],
  [{ day: '2026-11-27', slot: 'morning', bounds: before('11:30') }, 'Friday, November 27, before 11:30 AM'],
  [{ slot: 'afternoon', bounds: hours('13:00', '15:00') }, 'Any day, between 1:00 PM and 3:00 PM'],
  [
    { day: '2026-11-27', slot: 'morning', bounds: hours('09:00', '12:00') },
    'Friday, November 27, morning (9AM-12PM)',
  ],
  [
    { day: '2026-11-27', slot: 'morning', bounds: before('12:00') },
    'Friday, November 27, morning (9AM-12PM)',
  ],
  [{ day: '2026-11-18', asap: true }, 'As soon as possible, from Wednesday, November 18'],
  [
    { day: '2026-11-18', asap: true, slot: 'evening' },
    'As soon as possible, from Wednesday, November 18, evening (5PM-8PM)',
  ],
  [
    { day: '2026-11-28', otherDays: ['2026-11-29'], time: '14:00' },
    'Saturday, November 28 or Sunday, November 29 at 2:00 PM',
  ],
  [
    { day: '2026-11-23', otherDays: ['2026-11-24', '2026-11-25', '2026-11-27'], slot: 'morning' },
    'Monday, November 23 to Wednesday, November 25 or Friday, November 27, morning (9AM-12PM)',
  ],
])('describePickup writes %j as people say it', (parts, text) => {
  expect(describePickup({ ...NONE, ...parts })).toBe(text);
});

it.each<[Partial<Pickup>, string]>([
  [{}, 'Any time'],
  [{ day: '2026-11-27' }, 'Friday, November 27'],
  [{ day: '2026-11-27', slot: 'morning' }, 'Friday, November 27, morning'],
  [{ slot: 'evening' }, 'Any day, evening'],
  [{ day: '2026-11-27', slot: 'afternoon', time: '14:30' }, 'Friday, November 27 at 2:30 PM'],
  [{ day: '2026-11-27', slot: 'afternoon', bounds: after('14:00') }, 'Friday, November 27, after 2:00 PM'],
  [{ day: '2026-11-18', asap: true }, 'As soon as possible, from Wednesday, November 18'],
])('describeWish writes %j without the hours of a part of the day', (parts, text) => {
  expect(describeWish({ ...NONE, ...parts })).toBe(text);
});
