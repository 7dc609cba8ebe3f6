import { EMPTY_LEAD, type Lead } from '@harbour-haul/domain/leads/lead';
import { expect, it } from '@jest/globals';
import { replyValues } from './use-reply-values.ts';

const NOW = new Date('2026-11-24T02:00:00.000Z');
const CUSTOMER = { name: 'Priya Nair', junkType: 'electronics', area: 'Dartmouth' } as const;
const LEAD: Lead = {
  ...EMPTY_LEAD,
  id: 8,
  version: 1,
  status: 'new',
  source: 'chat',
  createdAt: NOW.toISOString(),
  updatedAt: NOW.toISOString(),
  name: 'Priya N.',
  preferredDate: '2026-11-28T12:00:00.000Z',
  address: '12 Portland St, Dartmouth',
  junkType: 'furniture',
};

it('replies name what the lead says, and else what the chat says', () => {
  expect(replyValues({ customer: CUSTOMER }, LEAD, { displayName: 'Jane Roe' }, NOW)).toEqual({
    name: 'Priya',
    date: 'Saturday, November 28',
    junk: 'furniture',
    area: 'Dartmouth',
    address: '12 Portland St, Dartmouth',
    today: 'Monday, November 23',
    admin: 'Jane Roe',
  });
  expect(replyValues({ customer: CUSTOMER }, undefined, {}, NOW)).toMatchObject({
    junk: 'electronics',
    date: null,
    address: null,
    // No name to sign in with, nor what is made of one, is said to a visitor.
    admin: null,
  });
});

it('replies are filled in the language of the visitor', () => {
  const values = replyValues(
    { customer: { ...CUSTOMER, language: 'fr' } },
    { ...LEAD, language: 'fr' },
    {},
    NOW,
  );
  expect(values).toMatchObject({ date: 'samedi 28 novembre', junk: 'meubles', today: 'lundi 23 novembre' });
});

it('nothing is known of a visitor who has said nothing, and "other" names nothing', () => {
  const nothing = { name: null, date: null, junk: null, area: null, address: null };
  expect(replyValues({ customer: null }, undefined, {}, NOW)).toMatchObject(nothing);
  const other = { name: ' ', junkType: 'other', area: null } as const;
  expect(replyValues({ customer: other }, undefined, {}, NOW)).toMatchObject(nothing);
});
