import { expect, it } from '@jest/globals';
import type { Slots } from '../slots.ts';
import { converse, TO_PICKUP } from '../testing/converse.ts';

const PRICE = 'how much for a dishwasher';

it.each<[string[], Partial<Slots>]>([
  [
    [PRICE, 'yes its at 10 Tacoma Dr Dartmouth, Al Fancy, 902 555 0197'],
    {
      junkText: 'a dishwasher',
      name: 'Al Fancy',
      phone: '(902) 555-0197',
      address: '10 Tacoma Dr Dartmouth',
    },
  ],
  [
    [PRICE, 'ok its at 88 Portland Hills Dr Dartmouth lol'],
    { junkText: 'a dishwasher', address: '88 Portland Hills Dr Dartmouth' },
  ],
  [
    ['Do you take mattresses?', 'ok 2 mattresses and a box spring, Bev Lohnes, 902 555 0195'],
    { name: 'Bev Lohnes', phone: '(902) 555-0195' },
  ],
  [
    ['how much for a couch in the basement, Ann Rae, 902 555 0128, 21 Kearney Lake Rd Halifax', 'yes'],
    { junkText: 'a couch', name: 'Ann Rae', phone: '(902) 555-0128', address: '21 Kearney Lake Rd Halifax' },
  ],
  [
    [PRICE, 'sure, Anne-Marie LeBlanc 9025550188, tomorrow. careful the steps are icy'],
    { junkText: 'a dishwasher', name: 'Anne-Marie LeBlanc' },
  ],
  [[PRICE, 'yes please'], { junkText: 'a dishwasher', name: null, specialInstructions: null }],
])('what is said behind a yes is taken: %j', (said, known) => {
  expect(converse(...said).state.slots).toMatchObject(known);
});

it('and is kept while the number to call is asked for', () => {
  const { effects } = converse('how much for a dishwasher', 'call me', '902 555 0197');
  expect(effects).toMatchObject([{ type: 'submit-lead', slots: { junkText: 'a dishwasher' } }]);
});

it('what the crew is to bring is nothing of the load', () => {
  const { state } = converse('how much for an old bookcase', 'can you bring a ladder?');
  expect(state.pending).toMatchObject({ kind: 'confirm', slots: { junkText: 'an old bookcase' } });
});

it('says both back', () => {
  const { replies } = converse(PRICE, 'yes its at 10 Tacoma Dr Dartmouth');
  expect(replies[0]?.content).toContain('Got it: Appliances (a dishwasher); 10 Tacoma Dr Dartmouth.');
});

it('a day that was put is sent with a wish to be called in place of a yes', () => {
  const { effects } = converse(...TO_PICKUP, 'how about the 10th in the am', 'call me');
  expect(effects).toMatchObject([{ type: 'submit-lead', slots: { pickup: { day: '2026-12-10' } } }]);
});
