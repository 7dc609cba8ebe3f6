import { describe, expect, it } from '@jest/globals';
import { converse, slotsAfter, TO_PICKUP, TO_REVIEW } from '../testing/converse.ts';

describe('a day on which nobody is there, or nothing is ready, is none for the pickup', () => {
  it.each([
    ["any day but monday, we're shut mondays", null],
    ["12 to 1 only, any day but monday, we're shut mondays", '2026-11-20'],
    ['shop is closed sunday, monday works', '2026-11-23'],
  ])('at the summary: %j', (text, day) => {
    expect(slotsAfter(TO_REVIEW, text).pickup?.day).toBe(day);
  });

  it.each([
    ["we're closed monday, tuesday at 10", '2026-11-24'],
    ['on est fermé lundi, mardi 10h', '2026-11-24'],
    ['wont be ready monday, tuesday is ok', '2026-11-24'],
    ["i'll be ready by the 5th", '2026-12-05'],
    ['i wont be ready before the 5th', '2026-12-05'],
  ])('asked for: %j', (text, day) => {
    expect(converse(...TO_PICKUP, text).state.slots.pickup?.day).toBe(day);
  });

  it('is noted, and asked for again', () => {
    const { state } = converse(...TO_PICKUP, "I can't be ready by the 5th");
    expect(state).toMatchObject({
      step: 'pickup',
      slots: { pickup: null, specialInstructions: 'Pickup: "I can\'t be ready by the 5th"' },
    });
  });
});
