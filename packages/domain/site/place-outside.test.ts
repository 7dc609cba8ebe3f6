import { describe, expect, it } from '@jest/globals';
import { COMMUNITIES } from '../conversation/lexicon/geography/communities.ts';
import { OUTSIDE_PLACES } from '../conversation/lexicon/geography/outside-places.ts';
import { HRM_STREETS } from './hrm-streets.ts';
import { placeOutside } from './place-outside.ts';

const places = { inside: Object.values(COMMUNITIES).flat(), outside: OUTSIDE_PLACES };

it('no street of Halifax is taken for one', () => {
  const written = HRM_STREETS.flatMap((street) => [
    street,
    street.replace(/,.*/, ''),
    street.replace(',', ''),
  ]);
  expect(written.filter((street) => placeOutside(`12 ${street}`, places) !== null)).toEqual([]);
});

describe('a place beyond the served areas', () => {
  it.each([
    ['12 Main St, Truro', 'Truro'],
    ['12 Main St, Truro NS B2N 1A1', 'Truro NS B2N 1A1'],
    ['5 King St, Bridgewater, Nova Scotia', 'Bridgewater'],
    ['5 King St, Bridgewater (N.-É.)', 'Bridgewater (N.-É.)'],
    // By its postal code, whatever the place is called.
    ["1245, route 1, Pointe-de-l'Église (N.-É.) B0W 1M0", "Pointe-de-l'Église (N.-É.) B0W 1M0"],
    ['9 Main St, B2N 1A1', 'B2N 1A1'],
    ['1 Yonge St, M5E 1A1', 'M5E 1A1'],
    // Without a comma, behind a whole street.
    ['12 Main St Truro', 'Truro'],
    ['12 Main St Truro NS B2N 1A1', 'Truro NS B2N 1A1'],
    ['12 Main St E Windsor', 'Windsor'],
    ['12 Main St Apt 4 Truro', 'Truro'],
    ['Apt 4, 12 Main Street Truro', 'Truro'],
    ['1500 Highway 7 Musquodoboit Harbour', 'Musquodoboit Harbour'],
    ['12, rue Principale Truro', 'Truro'],
    ['12 Bridge St Sackville NB', 'Sackville NB'],
    ['9 Main St B2N 1A1', 'B2N 1A1'],
    // With a slip.
    ['12 Main St, Yarmoth', 'Yarmoth'],
    ['12 Main St Yarmoth', 'Yarmoth'],
    ['12 Main St, Bridgwter', 'Bridgwter'],
    ['12 Main St Wolfvile NS', 'Wolfvile NS'],
  ])('is that of %j', (address, place) => {
    expect(placeOutside(address, places)).toBe(place);
  });

  it.each([
    '12 Windsor St, Halifax',
    '12 Oak St, B3H 3E3',
    '12 Oak St, Dartmouth B0J 1A0',
    '12 Lake Rd, B3Z 1A1',
    '12 Windsor St',
    '12 Truro Rd, Bedford',
    '12 Oak St, Somewhere',
    // Streets that are named after places.
    '12 Truro',
    '12 Windsor St N',
    '12 Old Windsor Hwy',
    '800 Yarmouth Rd',
    '800 Bedford Hwy',
    '12 Amherst Terrace',
    '12 Victoria Rd Apt 4',
    '12 Kingston Cres Unit 2',
    '12 rue Windsor',
    '12, rue de Windsor',
    '12 Ave Victoria',
    '12 St Peters',
    '12, rue Prince Albert',
    '12 Main St and Windsor',
    '12 Main St basement',
    // Served ones, without a comma, with a slip, or not yet typed to the end.
    '12 Main St Dartmouth',
    '12 Main St Darmouth',
    '12 Main St, Dartmoth',
    '12 Richmond St Windsor Junction',
    '12 Oxford St Halifax NS',
    '12 Main St Lower Sackville',
    '12 Oak St Dartmouth B0J 1A0',
    '12 Oak St, Springfiel',
    '12 Oak St, Brookside',
    '',
  ])('is none in %j', (address) => {
    expect(placeOutside(address, places)).toBeNull();
  });
});
