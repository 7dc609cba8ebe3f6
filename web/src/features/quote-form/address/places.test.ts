import { COMMUNITIES } from '@harbour-haul/domain/conversation/lexicon/geography/communities';
import { OUTSIDE_PLACES } from '@harbour-haul/domain/conversation/lexicon/geography/outside-places';
import { HRM_COMMUNITIES, HRM_STREETS } from '@harbour-haul/domain/site/hrm-streets';
import { describe, expect, it } from '@jest/globals';
import { addressIn, type Places, placeOutside, suggestAddresses } from './places.ts';

const places: Places = {
  streets: HRM_STREETS,
  communities: HRM_COMMUNITIES,
  inside: Object.values(COMMUNITIES).flat(),
  outside: OUTSIDE_PLACES,
};

describe('addresses that what is typed may become', () => {
  it.each([
    ['quinp', ['Quinpool Rd, Halifax']],
    ['6012 Quinp', ['6012 Quinpool Rd, Halifax']],
    ['12B ochter', ['12B Ochterloney St, Dartmouth']],
    ['Unit 3, 12 lacew', ['Unit 3, 12 Lacewood Dr, Halifax']],
    ['12 Oak St, dart', ['12 Oak St, Dartmouth']],
    ['12 No Such Lane, Lower S', ['12 No Such Lane, Lower Sackville']],
    ['12', []],
    ['1', []],
    ['12 Q', []],
    ['', []],
  ])('%j: %j', (typed, expected) => {
    expect(suggestAddresses(typed, places)).toEqual(expected);
  });

  it('are a handful at most', () => {
    expect(suggestAddresses('12 Oak St, s', places).length).toBeLessThanOrEqual(8);
  });
});

it('streets of the page’s area come first', () => {
  expect(suggestAddresses('main', places)[0]).toBe('Main Ave, Halifax');
  expect(suggestAddresses('main', places, 'Dartmouth')[0]).toBe('Main St, Dartmouth');
});

describe('an address on the page of Dartmouth', () => {
  it.each([
    ['12 Main St', '12 Main St, Dartmouth'],
    ['12 Windsor St ', '12 Windsor St, Dartmouth'],
    ['Unit 3, 12 Main St', 'Unit 3, 12 Main St, Dartmouth'],
    ['12 Main St, Dartmouth', '12 Main St, Dartmouth'],
    ['12 Main St dartmouth ns', '12 Main St dartmouth ns'],
    ['12 Main St, Bedford', '12 Main St, Bedford'],
    ['12 Main St, Truro', '12 Main St, Truro'],
    ['12 Main St B2W 1A1', '12 Main St B2W 1A1'],
    ['', ''],
  ])('%j becomes %j', (typed, expected) => {
    expect(addressIn('Dartmouth', typed, places)).toBe(expected);
  });

  it('stays as it is on other pages, and where the list of places did not come', () => {
    expect(addressIn(undefined, '12 Main St', places)).toBe('12 Main St');
    expect(addressIn('Dartmouth', '12 Main St', null)).toBe('12 Main St');
  });
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
