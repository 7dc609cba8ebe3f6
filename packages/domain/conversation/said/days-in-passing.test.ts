import { describe, expect, it } from '@jest/globals';
import { converse, slotsAfter, TO_REVIEW } from '../testing/converse.ts';

const KNOWN = slotsAfter(TO_REVIEW, 'hm');

describe('a day of another matter, at the summary, moves no pickup, and is noted', () => {
  it.each([
    "the treadmill stays, I'm going to use it in january",
    'photographer on the 11th so it has to be empty',
    'they need your plate number the day before',
    'office is locked til Wed',
    'my lease is up dec 31',
    'i fly home the 21st',
    'exams 14 to 18',
    'its 25 bags of drywall only, the 15 was wrong',
    'le bail finit le 31 décembre',
    'friday is cold',
  ])('%j', (text) => {
    expect(slotsAfter(TO_REVIEW, text)).toMatchObject({ pickup: KNOWN.pickup, specialInstructions: text });
  });
});

it('the weather of a day moves no pickup, and sends nothing', () => {
  const { state } = converse(...TO_REVIEW, 'sure is cold out today');
  expect(state.slots.pickup).toEqual(KNOWN.pickup);
  expect(state.lead).toBe('collecting');
});

describe('an hour behind what has to be over first moves the pickup', () => {
  it.each([
    ['tuesday, not before my shift ends at 3', '2026-11-24', '15:00'],
    ['thursday anytime after the kids get home at 4', '2026-11-19', '16:00'],
    ['not before school lets out at 3', '2026-11-20', '15:00'],
  ])('%j', (text, day, from) => {
    const { pickup, phone } = slotsAfter(TO_REVIEW, text);
    expect(pickup).toMatchObject({ day, time: null, bounds: { from, until: null } });
    expect(phone).toBe(KNOWN.phone);
  });
});

it.each(["C'est bon maintenant, vous pouvez envoyer. Merci beaucoup", "now it's right, send it", 'ok now'])(
  '%j sends what is shown, for the day that is shown',
  (text) => {
    expect(slotsAfter(TO_REVIEW, text).pickup).toEqual(KNOWN.pickup);
  },
);

describe('a day of the pickup still moves it', () => {
  it.each([
    ['monday', '2026-11-23'],
    ['can you guys come monday instead', '2026-11-23'],
    ['ok my husband says wednesday the 25th is better. still afternoon', '2026-11-25'],
    ['changez donc pour mercredi le 25, même heure', '2026-11-25'],
    ['hmm tuesday afternoon if thats ok', '2026-11-24'],
    ['pickup on monday please', '2026-11-23'],
    ['make it the 15', '2026-12-15'],
    ['not the 20th the 25th', '2026-11-25'],
  ])('%j', (text, day) => {
    expect(slotsAfter(TO_REVIEW, text).pickup?.day).toBe(day);
  });
});
