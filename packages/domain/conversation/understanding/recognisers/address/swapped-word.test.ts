import { describe, expect, it } from '@jest/globals';
import { readUtterance } from '../../utterance/read-utterance.ts';
import { swappedWord } from './swapped-word.ts';

const KNOWN = '18 Raven Court, Dartmouth B2X 1G6';

describe('a word of the known address is put right', () => {
  it.each([
    ["it's Terrace not Court", '18 Raven Terrace, Dartmouth B2X 1G6'],
    ["not Court, it's Lane", '18 Raven Lane, Dartmouth B2X 1G6'],
    ['Court should be Crescent', '18 Raven Crescent, Dartmouth B2X 1G6'],
    ['Haven instead of Raven please', '18 Haven Court, Dartmouth B2X 1G6'],
    ['the postal starts B2Y not B2X', '18 Raven Court, Dartmouth B2Y 1G6'],
    ['the street is Raven Lane not Raven Court', '18 Raven Lane, Dartmouth B2X 1G6'],
    ['it is Raven Road, not Crt', '18 Raven Road, Dartmouth B2X 1G6'],
    ["it's Ravin Court, with an i, not Raven", '18 Ravin Court, Dartmouth B2X 1G6'],
    ['its bedford, not dartmouth', '18 Raven Court, bedford B2X 1G6'],
  ])('%j', (text, address) => {
    expect(swappedWord(readUtterance(text), KNOWN)).toBe(address);
  });

  it.each([
    '',
    'not today',
    "it's not in Dartmouth",
    'call me not my wife',
    'number 8 not 18',
    'court',
    'not',
  ])('nothing in %j', (text) => {
    expect(swappedWord(readUtterance(text), KNOWN)).toBeNull();
  });
});
