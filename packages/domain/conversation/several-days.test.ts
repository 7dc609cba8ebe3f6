import { expect, it } from '@jest/globals';
import { daysOfPickup } from '../pickup-wish/pickup-days.ts';
import { leadFromSlots } from './lead-from-slots.ts';
import { readState } from './read-state.ts';
import { converse, converseFrom, TO_PICKUP, TO_REVIEW } from './testing/converse.ts';

const { state } = converse(...TO_PICKUP, 'saturday or sunday, in the afternoon');
const atReview = converse(...TO_REVIEW).state;
const weekend = { ...atReview, slots: { ...atReview.slots, pickup: state.slots.pickup } };
const daysAfter = (text: string) =>
  daysOfPickup(
    converseFrom(weekend, [text]).state.slots.pickup ?? { day: null, slot: null, time: null, asap: false },
  );

it('says all days back, and hands them on', () => {
  const { replies } = converse(...TO_PICKUP, 'saturday or sunday, in the afternoon');
  expect(replies.map(({ content }) => content).join('\n')).toContain(
    'Saturday, November 21 or Sunday, November 22, afternoon (12PM-5PM)',
  );
  const { details, preferredDate } = leadFromSlots(state.slots, { visitorId: 'v', sessionId: null }, true);
  expect(preferredDate).toBe('2026-11-21');
  expect(details).toContain(
    'Pickup time: Saturday, November 21, 2026 or Sunday, November 22, 2026; afternoon (12PM-5PM)',
  );
});

it('keeps them over a reload', () => {
  expect(readState(structuredClone(state))).toEqual(state);
});

it.each([
  ['make it the morning', ['2026-11-21', '2026-11-22']],
  ['not the sunday', ['2026-11-21']],
  ['sunday works better', ['2026-11-22']],
  ['actually any day next week', ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']],
])('at the recap "%s" leaves %j', (text, days) => {
  expect(daysAfter(text)).toEqual(days);
});
