import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SERVED_AREAS } from '../../../../site/site.ts';
import { NO_SLOTS, type SlotName } from '../../../slots.ts';
import { readUtterance } from '../../utterance/read-utterance.ts';
import { textBetween } from '../../utterance/utterance.ts';
import type { AddressMention } from '../proposal.ts';
import { recogniseAddress } from './recognise-address.ts';

const NOW = new Date('2026-11-21T15:00:00Z');
const proposalsOf = (text: string, asked: SlotName | null = null) =>
  recogniseAddress(readUtterance(text), { asked, known: NO_SLOTS, now: NOW });
const best = (text: string, asked: SlotName | null = null) =>
  proposalsOf(text, asked).toSorted((a, b) => b.strength - a.strength)[0];

describe('recogniseAddress reads a whole address', () => {
  it.each<[string, string, Partial<AddressMention>]>([
    ['12 Oak St Dartmouth B2Y 1A1', '12 Oak St Dartmouth B2Y 1A1', { houseNumber: '12', street: 'Oak St' }],
    ['12 Oak Street, b2y-1a1', '12 Oak Street, B2Y 1A1', { postalCode: 'B2Y 1A1', outside: false }],
    ['apt 4, 12 Oak St,\nHalifax NS', 'apt 4, 12 Oak St, Halifax NS', { unit: '4', houseNumber: '12' }],
    ['12 Oak St, 3rd floor, Dartmouth', '12 Oak St, 3rd floor, Dartmouth', { unit: '3rd floor' }],
    ['storage unit 7, 12 Oak St, Bedford', 'storage unit 7, 12 Oak St, Bedford', { unit: 'storage unit 7' }],
    ['12 Oak St unit 4 Dartmouth', '12 Oak St unit 4 Dartmouth', { unit: '4', place: 'Dartmouth' }],
    [
      '#302-1480 Oxford St Halifax b3h1a1',
      '302-1480 Oxford St Halifax B3H 1A1',
      { unit: '302', houseNumber: '1480' },
    ],
    ['unit D204, 12 Oak St, Bedford', 'unit D204, 12 Oak St, Bedford', { unit: 'D204', houseNumber: '12' }],
    ['12 Oak St Dartmouth B3A B3A 1Y9', '12 Oak St Dartmouth B3A 1Y9', { postalCode: 'B3A 1Y9' }],
    ['12 Oak St, Bedford b4b, no b4a 1a1', '12 Oak St, Bedford, B4A 1A1', { postalCode: 'B4A 1A1' }],
    ['ph: 902 555 0134, 12 Oak St, Halifax', '12 Oak St, Halifax', { unit: null }],
    ['4-12 Oak, Dartmouth', '4-12 Oak, Dartmouth', { unit: '4', houseNumber: '12', street: 'Oak' }],
    [
      'Unit 12 - 45 Jackson Road, Dartmouth',
      'Unit 12 - 45 Jackson Road, Dartmouth',
      { unit: '12', houseNumber: '45' },
    ],
    [
      'upstairs flat, 2267 Agricola Street halifax',
      'upstairs flat, 2267 Agricola Street halifax',
      { unit: 'upstairs flat' },
    ],
    [
      '42 wallaby st in beaverbank, basement apartment',
      '42 wallaby st, beaverbank, basement apartment',
      { unit: 'basement apartment', area: 'Sackville' },
    ],
    [
      'lot 14 Pine Hill Trailer Park, Lower Sackville',
      'lot 14 Pine Hill Trailer Park, Lower Sackville',
      { unit: 'lot 14', street: 'Pine Hill Trailer Park' },
    ],
    [
      'apt. #4B, 99 Oak Street, Bedford NS B4A 1A1',
      'apt. #4B, 99 Oak Street, Bedford NS B4A 1A1',
      { unit: '4B' },
    ],
    ['12-14 Oak St, Halifax', '12-14 Oak St, Halifax', { unit: null, houseNumber: '12-14' }],
    ['12 1/2 Oak Street, Halifax', '12 1/2 Oak Street, Halifax', { houseNumber: '12 1/2' }],
    [
      '800 Windsor St Halifax apt 5',
      '800 Windsor St Halifax apt 5',
      { unit: '5', street: 'Windsor St', area: 'Halifax' },
    ],
    [
      '22 Dartmouth Road, Bedford',
      '22 Dartmouth Road, Bedford',
      { street: 'Dartmouth Road', area: 'Bedford' },
    ],
    ['800 Bedford Highway', '800 Bedford Highway', { area: 'Bedford', place: null }],
    [
      '77 Herring Cove Road Spryfield',
      '77 Herring Cove Road Spryfield',
      { street: 'Herring Cove Road', area: 'Spryfield' },
    ],
    [
      '44 Old St Margarets Bay Road Timberlea',
      '44 Old St Margarets Bay Road Timberlea',
      { street: 'Old St Margarets Bay Road' },
    ],
    ['64 Oakfield, Bedford', '64 Oakfield, Bedford', { street: 'Oakfield', area: 'Bedford' }],
    [
      '4512 highway 7 porters lake',
      '4512 highway 7 porters lake',
      { street: 'highway 7', area: 'Cole Harbour' },
    ],
    [
      '1234 route 333, Hatchet Lake',
      '1234 route 333, Hatchet Lake',
      { street: 'route 333', area: 'Timberlea' },
    ],
    ['12 rue des Pins, Halifax', '12 rue des Pins, Halifax', { street: 'rue des Pins' }],
    [
      "j'habite au 45 chemin du Lac à Bedford",
      '45 chemin du Lac, Bedford',
      { houseNumber: '45', area: 'Bedford' },
    ],
    ['twelve oak street dartmouth', '12 oak street dartmouth', { houseNumber: '12' }],
    ['one fifty seven portland street dartmouth', '157 portland street dartmouth', { houseNumber: '157' }],
    [
      'eleven eighty barrington street unit twelve oh three halifax',
      '1180 barrington street unit 1203 halifax',
      { unit: '1203' },
    ],
    ['123 quinpool halifax', '123 quinpool halifax', { street: 'quinpool' }],
    [
      "12 oak street, that's in Dartmouth and the postal code is b2y 1a1",
      '12 oak street, Dartmouth, B2Y 1A1',
      {},
    ],
    [
      "12 Oak St. The couch is in the basement. It's in Dartmouth",
      '12 Oak St, Dartmouth',
      { area: 'Dartmouth' },
    ],
    ['12 Oak St.Halifax B3H-1A1', '12 Oak St. Halifax B3H 1A1', {}],
    ['67 herring cove rd hailfax', '67 herring cove rd Halifax', { area: 'Halifax' }],
    ['3 lakeview ave sackvillle b4c 1a3', '3 lakeview ave Sackville B4C 1A3', { area: 'Sackville' }],
    ['6230 Coburg Rd., Halifax, N.S. B3H 4R2', '6230 Coburg Rd., Halifax, N.S. B3H 4R2', {}],
    [
      '700 Prospect Road, Goodwood, Halifax B3T 1A1',
      '700 Prospect Road, Goodwood, Halifax B3T 1A1',
      { place: 'Goodwood' },
    ],
    ['I live at 12 Oak St, Halifax. Thanks!', '12 Oak St, Halifax', {}],
    ["it's my mom's, 14 Maple Ave Dartmouth B2X 1A1, merci", '14 Maple Ave Dartmouth B2X 1A1', {}],
    ['2 couches, 1 fridge, 14 Oak St Halifax', '14 Oak St Halifax', { houseNumber: '14' }],
    ['1 Oak St hfx', '1 Oak St hfx, NS', {}],
    ['5 Main St, Truro B2N 1A1', '5 Main St, Truro B2N 1A1', { outside: true, area: null }],
    ['17 Water St Charlottetown PEI', '17 Water St Charlottetown PEI', { outside: true }],
    ['douze rue des Érables, Halifax', '12 rue des Érables, Halifax', { houseNumber: '12' }],
    ['cent quarante-deux chemin du Moulin, Bedford', '142 chemin du Moulin, Bedford', {}],
    ['mille deux cents rue Barrington, Halifax', '1200 rue Barrington, Halifax', {}],
    ['quatre-vingt-onze rue Oak, Dartmouth', '91 rue Oak, Dartmouth', {}],
    ['soixante et onze rue Oak, Dartmouth', '71 rue Oak, Dartmouth', {}],
    ['corner of Robie and Quinpool, Halifax', 'corner of Robie and Quinpool, Halifax', { houseNumber: null }],
  ])('%j', (text, address, parts) => {
    const proposal = best(text);
    expect(proposal?.value).toMatchObject({ address, complete: true, ...parts });
    expect(proposal?.strength).toBeGreaterThanOrEqual(0.6);
  });
});

it.each([
  [
    'we are at one two three four Hollis Street, Halifax, B three J one R seven.',
    '1234 Hollis Street, Halifax, B3J 1R7',
  ],
  ['5241 Bishop st #7 Hfx', '5241 Bishop st #7 Hfx'],
  ['house 15 on maple lane in timberlea', '15 maple lane, timberlea'],
  ['80 Ave. Lacewood, Halifax', '80 Ave. Lacewood, Halifax'],
  ['pick up at 12 Oak St Halifax, drop at 44 Pine Ave Bedford', '12 Oak St Halifax'],
  ['moved from 12 Oak St Halifax to 44 Pine Ave Bedford', '44 Pine Ave Bedford'],
  ['mailing address is PO box 12, pickup at 45 Main Road, Bedford', '45 Main Road, Bedford'],
  ['um its uh 6140 young street, the big brick one, halifax', '6140 young street, halifax'],
])('recogniseAddress takes the address that is meant: %j', (text, address) => {
  expect(best(text)?.value).toMatchObject({ address, complete: true });
});

it('a longer address than the field holds keeps its essential parts whole', () => {
  const text = `apt 4, 12 Oak Street ${', Halifax, in the area of Clayton Park'.repeat(9)}, B3M 1A1`;
  const value = best(text)?.value;
  expect(value?.address.length).toBeLessThanOrEqual(200);
  expect(value?.address).toContain('12 Oak Street');
});

it.each<[string, Partial<AddressMention>]>([
  ['unit is 5', { unit: '5' }],
  ["it's apartment 9 not 6", { unit: '9' }],
  ['the house number is 14', { houseNumber: '14' }],
  ['number should be 41', { houseNumber: '41' }],
  ['postal code is B3H 4P9', { postalCode: 'B3H 4P9' }],
  ['b three h one a one', { postalCode: 'B3H 1A1' }],
  ['bravo 3 hotel 1 alpha 1', { postalCode: 'B3H 1A1' }],
  ['B3H IAI', { postalCode: 'B3H 1A1' }],
  ["I'm in lower sackville", { area: 'Sackville' }],
  ['12 Oak St', { houseNumber: '12', street: 'Oak St' }],
  ["it's on Quinpool", { street: 'Quinpool' }],
])('recogniseAddress reads a part of one: %j', (text, parts) => {
  expect(best(text)?.value).toMatchObject({ ...parts, complete: false });
});

it.each(['PO Box 123, Halifax', 'p.o. box 55 Sambro', 'post office box 9', 'general delivery, Bedford'])(
  'recogniseAddress tells a post office box: %j',
  (text) => {
    expect(best(text)?.value).toMatchObject({ postBox: true, complete: false });
  },
);

it.each([
  '',
  '3rd floor',
  '2 couches',
  '5 pm',
  '12 bags',
  '902-555-0134',
  'back yard',
  'the driveway',
  '10 minute drive',
  'just off the Bedford highway',
  '5 minutes from Dartmouth',
  'across from the Halifax Shopping Centre',
  'my name is Sydney Smith',
  '2 hours drive',
  'jane@example.com',
  'friday the 12th',
  'call 902 555 0134 after 5',
  'a bedroom suite and a wall unit',
  '3 flights of stairs',
  'two chairs',
  'this way',
  'lots of stuff',
  'park on the street please',
  '1 king bed and 2 queen beds',
  'one portland loveseat',
  'wall unit 2 pieces',
  'room 4 couches',
  'we are on a dead end street',
  'number 1 priority is the fridge',
  '10 x 12 shed',
  'the gate code is 4512',
  '5 yards of dirt',
  '3 garden sheds',
  'turn left at the church',
  'the north end of the yard',
  'a live christmas tree',
  '6 foot couch',
  'not the afternoon, the morning',
  'sorry, january 9',
])('recogniseAddress finds none in %j', (text) => {
  expect(proposalsOf(text)).toEqual([]);
});

it('recogniseAddress takes a bare answer where the address was asked', () => {
  expect(best('5 oak', 'address')?.value).toMatchObject({ houseNumber: '5', street: 'oak' });
  expect(best('5 oak')).toBeUndefined();
});

it.each([
  ['the couch is at 12 Oak St Halifax, ring twice', 'is at 12 Oak St Halifax'],
  ['my address is 12 Oak St Halifax', 'my address is 12 Oak St Halifax'],
  ['Tim Cole, 902-555-0134, 12 Oak St Halifax, friday', '12 Oak St Halifax'],
])('recogniseAddress spans no more than the address of %j', (text, span) => {
  const proposal = best(text);
  expect(textBetween(readUtterance(text), proposal?.from ?? 0, proposal?.to ?? 0)).toBe(span);
});

it('recogniseAddress knows every served area', () => {
  for (const area of SERVED_AREAS) expect(best(`123 Long Street, ${area}`)?.value).toMatchObject({ area });
});

it('recogniseAddress never throws, and its spans lie inside the message', () => {
  const words = fc.constantFrom(
    ...'12 4-12 #302 apt unit Oak St. Road, highway 7 corner of and Robie Quinpool Halifax dartmouth B3H 1A1 b3h1a1 po box one fifty rue des is not lot the in \n ½ 1/2 a ns'.split(
      ' ',
    ),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(words, { maxLength: 40 }).map((all) => all.join(' ')),
      ),
      (text) => {
        const { tokens } = readUtterance(text);
        for (const { from, to, strength, value } of proposalsOf(text, 'address')) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(tokens.length);
          expect(strength).toBeGreaterThan(0);
          expect(strength).toBeLessThanOrEqual(1);
          expect(value.address.length).toBeLessThanOrEqual(200);
        }
      },
    ),
    { numRuns: 300 },
  );
});
