import { describe, expect, it } from '@jest/globals';
import type { Pickup } from './pickup.ts';
import { daysOfPickup } from './pickup-days.ts';
import { pickupLine, readPickupLine, withPickupLine } from './pickup-line.ts';

const NONE: Pickup = { day: null, slot: null, time: null, asap: false };

describe('the line of a pickup', () => {
  it.each<[Partial<Pickup>, string]>([
    [{}, 'any time'],
    [{ slot: 'evening' }, 'any day, evening (5PM-8PM)'],
    [{ slot: 'morning', bounds: { from: null, until: '11:30' } }, 'any day, before 11:30 AM'],
    [{ day: '2026-11-27', slot: 'morning' }, 'morning (9AM-12PM)'],
    [{ day: '2026-11-27', slot: 'afternoon', time: '12:05' }, 'at 12:05 PM'],
    [{ day: '2026-11-27', slot: 'morning', time: '00:30' }, 'at 12:30 AM'],
    [{ day: '2026-11-27', slot: 'afternoon', bounds: { from: '15:00', until: null } }, 'after 3:00 PM'],
    [
      { day: '2026-11-27', slot: 'afternoon', bounds: { from: '13:00', until: '17:30' } },
      'between 1:00 PM and 5:30 PM',
    ],
    [{ day: '2026-11-27', slot: 'afternoon', bounds: { from: null, until: '17:00' } }, 'before 5:00 PM'],
    [{ day: '2026-11-27', asap: true }, 'as soon as possible'],
    [{ day: '2026-11-27', asap: true, slot: 'evening' }, 'as soon as possible, evening (5PM-8PM)'],
    [
      { day: '2026-11-28', otherDays: ['2026-11-29'], slot: 'morning' },
      'Saturday, November 28, 2026 or Sunday, November 29, 2026; morning (9AM-12PM)',
    ],
    [
      { day: '2026-12-30', otherDays: ['2026-12-31', '2027-01-01', '2027-01-04'] },
      'Wednesday, December 30, 2026 to Friday, January 1, 2027 or Monday, January 4, 2027',
    ],
  ])('of %j is read back as it was said', (parts, text) => {
    const pickup = { ...NONE, ...parts };
    const { day: _, otherDays, ...rest } = pickup;
    const said = { ...rest, ...(otherDays && { days: daysOfPickup(pickup) }) };
    expect(pickupLine(pickup)).toBe(`Pickup time: ${text}`);
    expect(readPickupLine(`Junk: sofa\nPickup time: ${text}\nSpecial instructions: gate 4`)).toEqual(said);
  });

  it.each([
    null,
    '',
    'two sofas',
    'Pickup time: Friday, November 28, 2026 or Sunday, November 29, 2026',
    'Pickup time: Sunday, November 29, 2026 or Saturday, November 28, 2026',
    'Pickup time: Saturday, November 28, 2026 or Sunday, November 29, 2026; later',
    'Pickup time: whenever',
    'Pickup time: at 25',
    'at 2:30 PM',
  ])('is not found in %j', (details) => {
    expect(readPickupLine(details)).toBeNull();
  });

  it('is put in the place of another, before all else where there was none, or taken out', () => {
    const details = 'Junk: sofa\nPickup time: after 3:00 PM\nSpecial instructions: gate 4';
    expect(withPickupLine(details, 'Pickup time: any time')).toBe(
      'Junk: sofa\nPickup time: any time\nSpecial instructions: gate 4',
    );
    expect(withPickupLine(details, null)).toBe('Junk: sofa\nSpecial instructions: gate 4');
    expect(withPickupLine('two sofas', 'Pickup time: any time')).toBe('Pickup time: any time\ntwo sofas');
    expect(withPickupLine(null, 'Pickup time: any time')).toBe('Pickup time: any time');
    expect(withPickupLine('Pickup time: any time', null)).toBeNull();
  });
});
