import { describe, expect, it } from '@jest/globals';
import { converse, converseFrom, TO_PICKUP } from '../testing/converse.ts';
import { ENGLISH } from '../wording/english.ts';
import { FRENCH } from '../wording/french.ts';

describe('a wish in words', () => {
  const UNSURE = "I really don't know yet";
  const wish = ENGLISH.pickup.wish(UNSURE);
  const TO_WISH = [...TO_PICKUP, UNSURE, UNSURE];

  it('is kept where no day is given', () => {
    expect(converse(...TO_WISH).state.slots.specialInstructions).toBe(wish);
  });

  it.each(['make it friday', 'actually friday morning'])('goes when a day is given: "%s"', (text) => {
    const { slots } = converse(...TO_WISH, text).state;
    expect(slots).toMatchObject({ pickup: { day: '2026-11-20' }, specialInstructions: null });
  });

  it('goes in French too', () => {
    const french = FRENCH.pickup.wish('aucune idée encore');
    const { state } = converse(...TO_PICKUP, UNSURE, UNSURE);
    const noted = { ...state, slots: { ...state.slots, specialInstructions: french } };
    expect(converseFrom(noted, ['make it friday']).state.slots.specialInstructions).toBeNull();
  });

  it('leaves other notes', () => {
    const { slots } = converse(...TO_WISH, 'the gate code is 4410', 'make it friday').state;
    expect(slots.specialInstructions).toContain('4410');
    expect(slots.specialInstructions).not.toContain(wish);
  });
});

describe('days with a time of their own each', () => {
  it('are kept in words beside the first', () => {
    const { slots } = converse(...TO_PICKUP, 'friday at 2 or saturday at 10').state;
    expect(slots).toMatchObject({
      pickup: { day: '2026-11-20', time: '14:00' },
      specialInstructions: ENGLISH.pickup.wish('friday at 2 or saturday at 10'),
    });
  });

  it('are one wish where their time is one', () => {
    const { slots } = converse(...TO_PICKUP, 'friday or saturday morning').state;
    expect(slots).toMatchObject({ pickup: { otherDays: ['2026-11-21'] }, specialInstructions: null });
  });
});

it('hears an hour that is about', () => {
  expect(converse(...TO_PICKUP, 'friday 630ish').state.slots.pickup?.time).toBe('18:30');
});
