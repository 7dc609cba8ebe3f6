import { expect, it } from '@jest/globals';
import { differingPeople } from './different-people.ts';

const PRIYA = { name: 'Priya Nair', phone: '902-555-0134', email: 'priya@example.com' };
const NOBODY = { name: null, phone: null, email: null };

it.each([
  [
    'all of it',
    { name: 'Frank Beaton', phone: '902-555-0177', email: 'frank@example.com' },
    ['name', 'phone', 'email'],
  ],
  [
    'what is known of both',
    { ...NOBODY, name: 'Frank Beaton', email: 'frank@example.com' },
    ['name', 'email'],
  ],
  ['a name alone', { ...NOBODY, name: 'Frank' }, ['name']],
])('two leads are of different people by %s', (_what, other, fields) => {
  expect(differingPeople(PRIYA, other)).toEqual(fields);
  expect(differingPeople(other, PRIYA)).toEqual(fields);
});

it.each([
  ['the phone, however it is written', { ...NOBODY, name: 'Frank', phone: '+1 (902) 555 0134' }],
  ['the mailbox in capitals', { ...NOBODY, name: 'Frank', email: 'Priya@Example.com' }],
  ['a word of the name', { name: 'NAIR, Asha', phone: '902-555-0177', email: null }],
  ['the name but for accents', { ...NOBODY, name: 'Príya' }],
  ['nothing that is known of both', { ...NOBODY, name: '' }],
  ['nothing at all', NOBODY],
])('two leads are not plainly of different people by %s', (_what, other) => {
  expect(differingPeople(PRIYA, other)).toEqual([]);
});
