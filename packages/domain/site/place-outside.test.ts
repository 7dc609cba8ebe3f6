import { describe, expect, it } from '@jest/globals';
import { COMMUNITIES } from '../conversation/lexicon/geography/communities.ts';
import { OUTSIDE_PLACES } from '../conversation/lexicon/geography/outside-places.ts';
import { placeOutside } from './place-outside.ts';

const places = { inside: Object.values(COMMUNITIES).flat(), outside: OUTSIDE_PLACES };

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
    '',
  ])('is none in %j', (address) => {
    expect(placeOutside(address, places)).toBeNull();
  });
});
