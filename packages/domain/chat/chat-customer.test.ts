import { expect, it } from '@jest/globals';
import { type ChatCustomer, customerOf, type SaidOfCustomer, withSaid } from './chat-customer.ts';

const PRIYA = { name: 'Priya Nair', junkType: 'electronics', area: 'Dartmouth' } as const;

it.each<[string, ChatCustomer | null, SaidOfCustomer, ChatCustomer | null]>([
  ['nothing of nobody', null, {}, null],
  [
    'a junk type first',
    null,
    { junkType: 'electronics' },
    { name: null, junkType: 'electronics', area: null },
  ],
  [
    'a name on one line',
    null,
    { name: ' Priya\n\u202e Nair ' },
    { name: 'Priya Nair', junkType: null, area: null },
  ],
  ['blanks', PRIYA, { name: '  ', area: '' }, PRIYA],
  ['a language', PRIYA, { language: 'fr' }, { ...PRIYA, language: 'fr' }],
  ['a day', PRIYA, { pickupDay: '2026-11-27' }, { ...PRIYA, pickupDay: '2026-11-27' }],
  ['another area', PRIYA, { area: 'Bedford' }, { ...PRIYA, area: 'Bedford' }],
])('withSaid takes %s', (_case, customer, said, expected) => {
  expect(withSaid(customer, said)).toEqual(expected);
});

it('withSaid returns the same customer where nothing is new, and never a longer name than is stored', () => {
  expect(withSaid(PRIYA, { ...PRIYA })).toBe(PRIYA);
  expect(withSaid(null, { name: 'x'.repeat(300) })?.name).toHaveLength(100);
});

it('customerOf says of a request what is known, and no junk type that there is not', () => {
  expect(customerOf({ name: 'Ann', junkType: 'gold', address: null })).toEqual({ name: 'Ann' });
  expect(customerOf({ name: null, junkType: 'yard', address: '12 Portland St, Dartmouth' })).toEqual({
    junkType: 'yard',
    area: 'Dartmouth',
  });
});
