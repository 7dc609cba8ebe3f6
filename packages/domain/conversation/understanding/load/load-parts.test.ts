import { expect, it } from '@jest/globals';
import { headOf, loadParts, namesPart, onlyParts, withParts } from './load-parts.ts';

it.each([
  ['two old couches', 'couch'],
  ['boxes', 'box'],
  ['tvs', 'tv'],
  ['an old bus', 'bus'],
  ['a mattress', 'mattress'],
])('%s is called %s', (thing, head) => {
  expect(headOf(thing)).toBe(head);
});

it.each([
  ['couch, dresser, old tv and about 10 boxes', ['couch', 'dresser', 'old tv', 'about 10 boxes']],
  ['2 couches', ['2 couches']],
  ['A fridge from the basement, still runs', ['A fridge from the basement, still runs']],
  ['a lamp and a rug', ['a lamp', 'a rug']],
  ['three couches nobody claims. also a futon', ['three couches nobody claims', 'also a futon']],
])('the parts of %j', (description, parts) => {
  expect(loadParts(description)).toEqual(parts);
});

it.each<[string, [string, string | null][], string]>([
  ['couch, old tv and about 10 boxes', [['couch', '2 couches']], '2 couches, old tv, about 10 boxes'],
  ['2 couches, tv', [['tv', null]], '2 couches'],
  ['tv stand, tv', [['tv', null]], 'tv stand'],
  ['tv stand, lamp', [['tv', null]], 'lamp'],
  ['couch, another couch, rug', [['couch', '2 sofas']], '2 sofas, rug'],
])('%j with %j is %j', (description, changes, changed) => {
  expect(withParts(description, new Map(changes))).toBe(changed);
});

it('a part that is not there is not named', () => {
  expect([namesPart('2 couches, tv', 'couch'), namesPart('2 couches, tv', 'bed')]).toEqual([true, false]);
});

it.each([
  ['couch, tv stand, lamp', ['lamp', 'couch'], 'couch, lamp'],
  ['couch, tv', ['bed'], ''],
])('of %j %j alone are %j', (description, heads, parts) => {
  expect(onlyParts(description, heads)).toBe(parts);
});
