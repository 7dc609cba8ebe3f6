import { describe, expect, it } from '@jest/globals';
import { NO_SLOTS } from '../../../slots.ts';
import { understand, withVerdict } from '../../understand.ts';

const storedIn = (text: string): string | undefined => {
  const said = understand(text, { asked: 'address', known: NO_SLOTS, now: new Date('2026-11-21T15:00:00Z') });
  return withVerdict(said, 'address', 'stored')[0]?.value.address;
};

describe('of several addresses in a message the one that is meant is stored', () => {
  it.each([
    ['9 Elm St, no wait 19 Elm St Dartmouth', '19 Elm St Dartmouth'],
    ["22 Birch Ave, sorry that's my moms. 4 Pine Crescent, Bedford", '4 Pine Crescent, Bedford'],
    [
      'it was 5 Spruce Lane but thats our old place, now its 61 Maple Drive Halifax B3N 1A1',
      '61 Maple Drive Halifax B3N 1A1',
    ],
    ['14 Hill Rd in Dartmouth no sorry Cole Harbour', '14 Hill Rd, Cole Harbour'],
    ['oops, no sorry, I meant 8 Lake Rd, Bedford', '8 Lake Rd, Bedford'],
    ['100 Spring Garden Rd apt 4 i mean apt 14 halifax', '100 Spring Garden Rd apt 14, halifax'],
    ['12 Oak St Halifax. not 12 Oak Ave', '12 Oak St Halifax'],
    ['corner of Elm and Birch, number 40 Elm St, Dartmouth', '40 Elm St, Dartmouth'],
    ["the stuff's at my dad's not mine: 4 Elm Dr, Bedford B4A 1A1", '4 Elm Dr, Bedford B4A 1A1'],
    ['sorry it is Halifax not Kentville, 5 Elm St Halifax B3H 1A1', '5 Elm St Halifax B3H 1A1'],
    ['7 Elm Ave, Halifax B3M 1A1, my wife says B3M 1A2', '7 Elm Ave, Halifax B3M 1A2'],
    [
      '60 Flatrock Drive in Dartmouth, not Cole Harbour, 60 Flatrock, B2V 1A1',
      '60 Flatrock Drive, Dartmouth, B2V 1A1',
    ],
    ['33 Cedar St in Halifax, the postal is B3K 1A1... I mean B3K 1A2', '33 Cedar St, Halifax, B3K 1A2'],
  ])('%j', (text, address) => {
    expect(storedIn(text)).toBe(address);
  });
});

describe('an address is read whatever order and way it is said in', () => {
  it.each([
    ['Bedford B4A 1A1, the street is Oakmount, number 17', '17 Oakmount, Bedford B4A 1A1'],
    ['number twelve Elm Avenue, Dartmouth', '12 Elm Avenue, Dartmouth'],
    ['basement apartment 18 Cherry Lane Halifax', 'basement apartment 18 Cherry Lane Halifax'],
    ['18 Long Pond Rd, Upper Somewhere, B3Z 1A1', '18 Long Pond Rd, Upper Somewhere, B3Z 1A1'],
    ['40 Morning Glory Dr, Bedford', '40 Morning Glory Dr, Bedford'],
    ['202-9 Stairs Place, Halifax', '202-9 Stairs Place, Halifax'],
    ['unit 4, building is 12 Elm Court, Dartmouth', 'unit 4, 12 Elm Court, Dartmouth'],
    ['5 Kipling, K-I-P-L-I-N-G, Dartmouth', '5 Kipling, Dartmouth'],
    ['RR 3, Porters Lake', 'RR 3, Porters Lake'],
    ['60 Elm Street, corner of Cedar Road, Dartmouth B2Y 1A1', '60 Elm Street, Dartmouth, B2Y 1A1'],
    ['60 Elm Street near Cedar Road, Dartmouth', '60 Elm Street, Dartmouth'],
    ['60 Elm Street B2W', '60 Elm Street B2W'],
    ['24-B Elm drive, dartmouth', '24-B Elm drive, dartmouth'],
    ['9 Elm Street apartment twelve oh three dartmouth', '9 Elm Street apartment 1203 dartmouth'],
    ['corner house at Elm and Cedar, halifax', 'corner house at Elm and Cedar, halifax'],
    ['Elm Avenue 61, flat 3, Dartmouth B3A 1A1', '61 Elm Avenue, flat 3, Dartmouth B3A 1A1'],
    ['Herring Cove Road 415, Halifax, B3R 1A1', '415 Herring Cove Road, Halifax B3R 1A1'],
    ['Street Elm Avenue 61, Halifax', '61 Elm Avenue, Halifax'],
    ['77 Old Sambro Harbour Road, Sambro', '77 Old Sambro Harbour Road, Sambro'],
    ["we're on elm dr in the west end of halifax, number 8, b3k 1a1", '8 elm dr, halifax B3K 1A1'],
    ['number 12, the building is 40 Elm Court, Bedford', 'number 12, 40 Elm Court, Bedford'],
    ['Storage unit D-12, 8 Elm Avenue, Dartmouth', 'Storage unit D-12, 8 Elm Avenue, Dartmouth'],
    ['Front building, 9 Elm Street, Halifax', 'Front building, 9 Elm Street, Halifax'],
    ['3 hundred and ten elm street halifax', '310 elm street halifax'],
    ['20 Elm Rd... city is dartmouth', '20 Elm Rd, dartmouth'],
    ['6 Elm St Halifax b as in boy, three, x as in x-ray, one, a for apple, two', '6 Elm St Halifax B3X 1A2'],
  ])('%j', (text, address) => {
    expect(storedIn(text)).toBe(address);
  });
});
