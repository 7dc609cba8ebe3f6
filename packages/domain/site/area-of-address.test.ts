import { expect, it } from '@jest/globals';
import { addressWithinArea, areaOfAddress } from './area-of-address.ts';

it.each([
  [null, null],
  ['', null],
  ['12 Main St', null],
  ['12 Portland St, Dartmouth, NS B2Y 1H3', 'Dartmouth'],
  ['45 Bedford Highway, Halifax', 'Halifax'],
  ['7 Halifax Street, Bedford', 'Bedford'],
  ['9 cole harbour road, b2v 1a1', 'Cole Harbour'],
  ['3 Beaver Bank Rd, Lower Sackville', 'Sackville'],
  ['12 Herring Cove Rd B3R1Z4', 'Spryfield'],
  ['1 Yonge St, Toronto M5E 1A1', null],
])('areaOfAddress(%j) is %j', (address, area) => {
  expect(areaOfAddress(address)).toBe(area);
});

it.each([
  ['12 Main St', '12 Main St'],
  ['12 Portland St, Dartmouth, NS B2Y 1H3', '12 Portland St'],
  ['45 Bedford Highway, Unit 3,  Halifax', '45 Bedford Highway, Unit 3'],
  ['7 Halifax Street Bedford', '7 Halifax Street Bedford'],
  ['3 Beaver Bank Rd, Lower Sackville', '3 Beaver Bank Rd, Lower Sackville'],
  ['12 Herring Cove Rd B3R1Z4', '12 Herring Cove Rd B3R1Z4'],
  [', Halifax', ', Halifax'],
])('addressWithinArea(%j) is %j', (address, within) => expect(addressWithinArea(address)).toBe(within));
