import { COMMUNITIES } from '@harbour-haul/domain/conversation/lexicon/geography/communities';
import { OUTSIDE_PLACES } from '@harbour-haul/domain/conversation/lexicon/geography/outside-places';
import { HRM_COMMUNITIES, HRM_STREETS } from '@harbour-haul/domain/site/hrm-streets';
import { describe, expect, it } from '@jest/globals';
import { addressIn, looksCutShort, type Places, placeChoices, suggestAddresses } from './places.ts';

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
    // As it is written in French.
    ['12, quin', ['12, Quingate Pl, Halifax', '12, Quinpool Rd, Halifax']],
    ['12,quinp', ['12,Quinpool Rd, Halifax']],
    ['12 rue Quinpool', ['12 rue Quinpool, Halifax']],
    ['12, rue quinp', ['12, rue Quinpool, Halifax']],
    ['12, Rue ochter', ['12, Rue Ochterloney, Dartmouth']],
    ['12 ch. herring c', ['12 ch. Herring Cove, Halifax']],
    ['12 av. connaught', ['12 av. Connaught, Halifax']],
    ['app. 3, 12 rue lacew', ['app. 3, 12 rue Lacewood, Halifax']],
    ['rue Quinpool 12', ['rue Quinpool 12, Halifax']],
    ['rue Quinpool, 12', ['rue Quinpool, 12, Halifax']],
    ['Wyse Road 12B', ['Wyse Road 12B, Dartmouth']],
    ['rue Young', ['rue Young, Halifax']],
    ['12, rue Quinpool, hal', ['12, rue Quinpool, Halifax']],
    ['12, rue', []],
    ['12, rue Élm', []],
    ['1500 Highway 7', []],
    ['12, ', []],
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

describe('an address', () => {
  it.each(['12 Qu', '12 Qu, Dartmouth', '12345', 'Unit 3, 12 Qu', 'Main St', '12B St', ''])(
    '%j looks cut short',
    (address) => expect(looksCutShort(address)).toBe(true),
  );

  it.each([
    '12 Oak',
    '12 Oak St, Dartmouth',
    'Unit 3, 12 Main St',
    '1500 Highway 7',
    '12, rue Élm',
    'Lot 4 Ivy Rd',
  ])('%j does not look cut short', (address) => expect(looksCutShort(address)).toBe(false));
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

describe('an address without a place', () => {
  it.each([
    ['12 Herring Cove Rd', ['12 Herring Cove Rd, Halifax']],
    ['12 herring cove road ', ['12 herring cove road, Halifax']],
    ['12B Quinpool', ['12B Quinpool, Halifax']],
    ['12, rue Quinpool', ['12, rue Quinpool, Halifax']],
    ['rue Quinpool 12', ['rue Quinpool 12, Halifax']],
    ['12, chemin Herring Cove', ['12, chemin Herring Cove, Halifax']],
    ['12, chemin Caldwell', ['12, chemin Caldwell, Cole Harbour', '12, chemin Caldwell, Eastern Passage']],
    ['Unit 3, 12 Wyse Road', ['Unit 3, 12 Wyse Road, Dartmouth']],
    ['12 Wyse Rd, Apt 4', ['12 Wyse Rd, Apt 4, Dartmouth']],
    ['31 Caldwell Rd', ['31 Caldwell Rd, Cole Harbour', '31 Caldwell Rd, Eastern Passage']],
    ['12 Main Street', ['12 Main Street, Dartmouth']],
    ['12 No Such Lane', []],
  ])('%j may be %j', (address, choices) => expect(placeChoices(address, places)).toEqual(choices));

  it.each([
    '12 Herring Cove Rd, Spryfield',
    '12 Herring Cove Rd spryfield ns',
    '12 Herring Cove Rd B3R 1Z4',
    '12 Main St, Truro',
    '12 Main St, Musquodoboit Harbour',
    '12 Qu',
    '',
  ])('is none of %j', (address) => expect(placeChoices(address, places)).toBeNull());

  it('is not asked about before the places are known', () => {
    expect(placeChoices('12 Herring Cove Rd', null)).toBeNull();
  });
});
