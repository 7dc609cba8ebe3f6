import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Pickup } from '../../pickup-wish/pickup.ts';
import { TIME_SLOTS, type TimeSlot } from '../fields/time-slot.ts';
import { pickupStart, routeOrder } from './route-order.ts';

const stop = (id: number, address: string | null, scheduledHours: string | null = null) => ({
  id,
  address,
  scheduledDate: '2026-11-26T12:00:00.000Z',
  scheduledHours,
  wish: null,
});
const wishOf = (slot: TimeSlot, day: string | null = null): Pickup => ({
  day,
  slot,
  time: null,
  asap: false,
});
const BEDFORD = '5 Rocky Lake Dr, Bedford';
const SACKVILLE = '9 Beaver Bank Rd, Sackville';
const DARTMOUTH = '1 Ochterloney St, Dartmouth';
const PASSAGE = '3 Cow Bay Rd, Eastern Passage';
const ids = (stops: readonly { id: number }[]) => stops.map(({ id }) => id);

describe('the order of a route', () => {
  it('goes by the hour before anything else', () => {
    const stops = [
      stop(1, BEDFORD, '13:00-15:00'),
      stop(2, PASSAGE, '09:00-11:00'),
      { ...stop(3, SACKVILLE), wish: wishOf('evening') },
      stop(4, DARTMOUTH, '09:30-10:00'),
    ];
    expect(ids(routeOrder(stops))).toEqual([2, 4, 1, 3]);
  });

  it('goes by the exact time that is wished of its day, and not by what is wished of another', () => {
    const stops = [
      { ...stop(1, BEDFORD), wish: { ...wishOf('afternoon'), time: '14:30' } },
      stop(2, BEDFORD, '14:00-16:00'),
      { ...stop(3, BEDFORD), wish: wishOf('morning', '2026-11-26') },
    ];
    expect(ids(routeOrder(stops))).toEqual([3, 2, 1]);
    expect(pickupStart({ ...stop(4, BEDFORD), wish: wishOf('morning', '2026-11-27') })).toBeNull();
  });

  it.each([
    ['morning', '09:00'],
    ['afternoon', '13:00'],
    ['evening', '17:00'],
  ] as const)('takes a pickup in the %s for one at %s, where no hours are planned', (slot, time) => {
    const wished = { ...stop(1, BEDFORD), wish: wishOf(slot) };
    expect(pickupStart(wished)).toBe(time);
    expect(pickupStart({ ...wished, scheduledHours: '10:00-12:00' })).toBe('10:00');
  });

  it('of one hour goes to the nearest next, on from where the hour before has ended', () => {
    const hours = '13:00-17:00';
    const stops = [
      stop(1, BEDFORD, hours),
      stop(2, SACKVILLE, hours),
      stop(3, DARTMOUTH, hours),
      stop(4, PASSAGE, '09:00-11:00'),
    ];
    expect(ids(routeOrder(stops))).toEqual([4, 3, 1, 2]);
  });

  it('without any hours takes the shortest of the ways to the nearest next', () => {
    const stops = [stop(1, DARTMOUTH), stop(2, SACKVILLE), stop(3, PASSAGE), stop(4, BEDFORD)];
    expect(ids(routeOrder(stops))).toEqual([3, 1, 4, 2]);
  });

  it('puts what has no hour where it is the smallest detour, and what is nowhere last', () => {
    const stops = [
      stop(1, SACKVILLE, '09:00-10:00'),
      stop(2, PASSAGE, '15:00-16:00'),
      stop(3, null),
      stop(4, BEDFORD),
      stop(5, 'Somewhere 12'),
    ];
    expect(ids(routeOrder(stops))).toEqual([1, 4, 2, 3, 5]);
  });

  it('has every stop once, in the order of hours, whatever the order they come in', () => {
    const anyStop = fc.record({
      address: fc.constantFrom(BEDFORD, SACKVILLE, DARTMOUTH, PASSAGE, '2 Pine St, B3K 1A1', null),
      scheduledHours: fc.constantFrom(null, '09:00-10:00', '11:00-12:00'),
      wish: fc.constantFrom(null, ...TIME_SLOTS.map((slot) => wishOf(slot))),
      scheduledDate: fc.constant('2026-11-26T12:00:00.000Z'),
    });
    fc.assert(
      fc.property(fc.array(anyStop, { maxLength: 12 }), (facts) => {
        const stops = facts.map((fact, index) => ({ ...fact, id: index + 1 }));
        const route = routeOrder(stops);
        expect(ids(route).toSorted((a, b) => a - b)).toEqual(ids(stops));
        const starts = route.map(pickupStart).filter((start) => start !== null);
        expect(starts).toEqual(starts.toSorted());
        expect(ids(routeOrder(stops.toReversed()))).toEqual(ids(route));
      }),
    );
  });
});
