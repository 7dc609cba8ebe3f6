import { expect, it } from '@jest/globals';
import { daysOfPickup } from '../../../../../pickup-wish/pickup-days.ts';
import { initialState } from '../../../../state.ts';
import { converse, converseFrom, TO_PICKUP } from '../../../../testing/converse.ts';
import { FRENCH } from '../../../../wording/french.ts';
import { addWording } from '../../../../wording/wording.ts';

addWording('fr', FRENCH);

const daysAfter = (...said: string[]) => {
  const { pickup } = converse(...TO_PICKUP, ...said).state.slots;
  return pickup && daysOfPickup(pickup);
};
const days = (...dates: number[]) => dates.map((date) => `2026-11-${date}`);

// It is Wednesday the 18th.
it.each([
  ['any day before the 25th', days(19, 20, 21, 22, 23, 24)],
  ['any time between now and the 22nd', days(19, 20, 21, 22)],
  ['any day from now to the 24th except saturday', days(19, 20, 22, 23, 24)],
  ['any day up to and including friday', days(19, 20)],
  ['anytime by the 21st, mornings', days(19, 20, 21)],
  ['any day before friday', days(19)],
  ['before the 25th', days(24)],
  ['any friday', days(20)],
  ['anytime before noon on the 24th', days(24)],
  ['any time before noon on Monday', days(23)],
  ['anytime before noon monday', days(23)],
  ['any time before 3 on friday', days(20)],
  ['not just the 24th, any day before the 23rd', days(19, 20, 21, 22)],
])('%j is each of %j', (text, suiting) => {
  expect(daysAfter(text)).toEqual(suiting);
});

it('in French as well', () => {
  const { slots } = converseFrom(initialState('fr'), [
    { type: 'open' },
    ...TO_PICKUP,
    "n'importe quel jour avant le 22",
  ]).state;
  expect(slots.pickup && daysOfPickup(slots.pickup)).toEqual(days(19, 20, 21));
});

it('a day put right at the summary is, too', () => {
  expect(
    daysAfter('friday at 2pm', '@contact:phone', 'none', 'fix the day, any day before the 22nd'),
  ).toEqual(days(19, 20, 21));
});
