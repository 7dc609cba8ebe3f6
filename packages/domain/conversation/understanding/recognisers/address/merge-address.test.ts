import { describe, expect, it } from '@jest/globals';
import { readUtterance } from '../../utterance/read-utterance.ts';
import type { AddressMention } from '../proposal.ts';
import { labelledPart } from './labelled-part.ts';
import { joinAddress, mergeAddress } from './merge-address.ts';
import { readAddress } from './merge-mentions.ts';

const KNOWN = 'Apt 6, 12 Oak St, Halifax B3K 1A1';
const mention = (address: string): AddressMention => readAddress(address).mention;

describe('a part that was put right replaces that part alone', () => {
  it.each([
    ['unit is 5', KNOWN, 'Apt 5, 12 Oak St, Halifax B3K 1A1'],
    ["it's apartment 9 not 6", KNOWN, 'Apt 9, 12 Oak St, Halifax B3K 1A1'],
    ['not unit 6, unit 8', KNOWN, 'Apt 8, 12 Oak St, Halifax B3K 1A1'],
    ["the apartment isn't 6 it's 16", KNOWN, 'Apt 16, 12 Oak St, Halifax B3K 1A1'],
    ['number should be 41', KNOWN, 'Apt 6, 41 Oak St, Halifax B3K 1A1'],
    ['my street number is twenty four', KNOWN, 'Apt 6, 24 Oak St, Halifax B3K 1A1'],
    ['the civic is 99', KNOWN, 'Apt 6, 99 Oak St, Halifax B3K 1A1'],
    ['postal code is b3h4p9', KNOWN, 'Apt 6, 12 Oak St, Halifax B3H 4P9'],
    ["it's 14 not 12", KNOWN, 'Apt 6, 14 Oak St, Halifax B3K 1A1'],
    ['not 12, 14', KNOWN, 'Apt 6, 14 Oak St, Halifax B3K 1A1'],
    ['unit 305', '302-1480 Oxford St Halifax', '305-1480 Oxford St Halifax'],
    ['unit is 5', '12 Oak St, Halifax', '12 Oak St, unit 5, Halifax'],
    ['postal code b3k1a1', '12 Oak St, Halifax', '12 Oak St, Halifax, B3K 1A1'],
  ])('%j', (text, known, address) => {
    const part = labelledPart(readUtterance(text), known);
    expect(part === null ? null : mergeAddress(known, part).address).toBe(address);
  });

  it.each(['thanks', '12 Oak St', 'it is 5', '2 couches and 3 chairs', ''])('%j names no part', (text) => {
    expect(labelledPart(readUtterance(text), KNOWN)).toBeNull();
  });
});

it.each([
  [['12 Oak St', 'Dartmouth'], '12 Oak St, Dartmouth'],
  [['Dartmouth', '12 Oak Street'], '12 Oak Street, Dartmouth'],
  [['12 Oak St', 'B2Y 1A1'], '12 Oak St, B2Y 1A1'],
  [['12 Oak St', 'Dartmouth', 'B2Y 1A1', 'apt 4'], '12 Oak St, unit 4, Dartmouth, B2Y 1A1'],
  [['12 Oka St', '14 Oak St, Dartmouth'], '14 Oak St, Dartmouth'],
  [['apt 6, 12 Oak St Halifax B3K 1A1', '14 Pine Ave'], '14 Pine Ave, Halifax'],
  [['B2Y 1A1', '12 Oak St'], '12 Oak St, B2Y 1A1'],
  [['unit 4', '12 Oak', 'Halifax'], 'unit 4, 12 Oak, Halifax'],
  [['12', 'Oak St', 'Halifax'], '12 Oak St, Halifax'],
  [['12 Oak St, Halifax', 'Bedford'], '12 Oak St, Bedford'],
  [['12 Oak St, Halifax B3K 1A1', '16 Oak'], '16 Oak St, Halifax B3K 1A1'],
])('joinAddress of %j', (parts, address) => {
  expect(joinAddress(parts.map(mention))).toMatchObject({ address, complete: true });
});

it('joinAddress of nothing is an empty address', () => {
  expect(joinAddress([])).toMatchObject({ address: '', complete: false });
});
