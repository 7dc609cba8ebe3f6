import { expect, it } from '@jest/globals';
import { swappedName } from './swapped-name.ts';
import { readUtterance } from './utterance/read-utterance.ts';

it.each([
  ['Deirdre not Debra', 'Debra Roe', 'Deirdre Roe'],
  ["it's not Debra, it's Deirdre", 'Debra Roe', 'Deirdre Roe'],
  ['the last name is Rowe, not Roe', 'Debra Roe', 'Debra Rowe'],
  ['roe should be rowe', 'Debra Roe', 'Debra Rowe'],
  ['Deirdre instead of Debra please', 'Debra Roe', 'Deirdre Roe'],
  ["Debra's fine but not Roe, put Rowe", 'Debra Roe', 'Debra Rowe'],
])('swappedName reads %j', (text, known, name) => {
  expect(swappedName(readUtterance(text), known)?.name).toBe(name);
});

it.each([
  ['not Debra', 'Debra Roe'],
  ['Jim Cole not Roe', 'Debra Roe'],
  ['afternoon not morning', 'Debra Roe'],
  ['text Debra, not me', 'Debra Roe'],
  ['is Debra wrong?', 'Debra Roe'],
])('swappedName reads none in %j', (text, known) => {
  expect(swappedName(readUtterance(text), known)).toBeNull();
});
