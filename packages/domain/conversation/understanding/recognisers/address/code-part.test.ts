import { describe, expect, it } from '@jest/globals';
import { readUtterance } from '../../utterance/read-utterance.ts';
import { withCodePart } from './code-part.ts';

const KNOWN = '18 Raven Court, Dartmouth B2X 1G6';

describe('a part of the postal code is put right', () => {
  it.each([
    ['the postal code ends in a 4, not a 6', 'B2X 1G4'],
    ['last digit of the postal is 9', 'B2X 1G9'],
    ['postal should end 2H7', 'B2X 2H7'],
    ['not 6, the zip ends in 8', 'B2X 1G8'],
    ['the postal code starts with B3A', 'B3A 1G6'],
    ['first half of the postal is B2Y', 'B2Y 1G6'],
    ['5 instead of 6 in the postal code', 'B2X 1G5'],
    ['the postal has an H not a G', 'B2X 1H6'],
    ['second half of my postal code is 3K1', 'B2X 3K1'],
  ])('%j', (text, code) => {
    expect(withCodePart(readUtterance(text), KNOWN)).toBe(`18 Raven Court, Dartmouth ${code}`);
  });

  it.each([
    '',
    'the postal code is wrong',
    'my number ends in 7 not 1',
    'the gate code ends in 7',
    'the postal ends in a letter',
    'postal code is fine, come at 7',
    'the postal is B2X 1G7, not B2X 1G6',
  ])('nothing in %j', (text) => {
    expect(withCodePart(readUtterance(text), KNOWN)).toBeNull();
  });
});
