import { expect, it } from '@jest/globals';
import { givenName } from './given-name.ts';

it.each([
  ['Ruth Ann Boudreau', 'Ruth Ann'],
  ['Mary Ellen MacDonald', 'Mary Ellen'],
  ['Mary Lou Comeau', 'Mary Lou'],
  ['Jo Ann Smith', 'Jo Ann'],
  ['Marie Claire LeBlanc', 'Marie Claire'],
  ['Marie-Claire LeBlanc', 'Marie-Claire'],
  ['Marie Ève Muise', 'Marie Ève'],
  ['Anne Marie d’Entremont', 'Anne Marie'],
  ['Mary Beth', 'Mary Beth'],
  ['Jean Paul Comeau', 'Jean Paul'],
  ['John Paul MacLean', 'John Paul'],
])('of %j the given name is the two words %j', (name, given) => {
  expect(givenName(name)).toBe(given);
});

it.each([
  ['Mary Smith', 'Mary'],
  ['John Paul', 'John'],
  ['Jean Pierre', 'Jean'],
  ['John David MacLean', 'John'],
  ['Ann Rosen', 'Ann'],
  ['Rose', 'Rose'],
  ['  Jane   Roe ', 'Jane'],
  ['', ''],
])('of %j it is %j', (name, given) => {
  expect(givenName(name)).toBe(given);
});
