import { expect, it } from '@jest/globals';
import { houseSign } from './house-sign.ts';

it.each([
  ['14 Elm Court, Bedford B4A 1A1. Green door.', 'Green door'],
  ["9 Elm Street, it's the little blue house with the anchor", 'little blue house with the anchor'],
  ['the white bungalow at 44 Elm Road', 'white bungalow'],
  ["9 Elm Street, it's the house with the red door", 'house with the red door'],
  ['9 Elm Street, grey house with a green truck out front', 'grey house with a green truck out front'],
  ['9 Elm Street. You want the red shed behind the house', 'red shed behind the house'],
  ['Brick duplex next to the rink, 3 Elm Street', 'Brick duplex next to the rink'],
  ['8 rue Elm, la maison jaune au coin', 'maison jaune au coin'],
  ['the grey and white house by the wharf', 'grey and white house by the wharf'],
])('%s is told by %s', (message, sign) => {
  expect(houseSign(message)).toBe(sign);
});

it.each([
  '12 Whitehouse Road, Halifax',
  'the house is at 12 Green Street',
  '5 Blue Mountain Drive',
  'my home',
])('%s tells nothing of how the house looks', (message) => {
  expect(houseSign(message)).toBeNull();
});
