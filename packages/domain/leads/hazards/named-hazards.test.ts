import { describe, expect, it } from '@jest/globals';
import { hazardsAfter, namedHazards } from './named-hazards.ts';

const PAINT = 'paint and solvents';
const PROPANE = 'propane and gas bottles';

it.each([
  ['6 cans of old paint, 2 propane tanks', `${PAINT}\n${PROPANE}`],
  ['do you take paint?', null],
  ['two sofas', null],
  [null, null],
])('namedHazards(%j) is %j', (text, expected) => {
  expect(namedHazards(text)).toBe(expected);
});

describe('the hazardous goods of a lead whose details change', () => {
  it.each([
    ['are those that they name now', null, 'a couch', 'a couch and paint', PAINT],
    ['are no more those that they named before', PAINT, 'old paint', 'a couch', null],
    ['keep what is known from the chat', `${PROPANE}\n${PAINT}`, 'old paint', 'a couch', PROPANE],
    ['stay where the details say them still', PAINT, 'old paint', 'a couch, old paint', PAINT],
    ['stay where the details stay', null, 'old paint', 'old paint', null],
    ['stay a list that was cut', 'tar\nand 2 more', 'a couch', 'two couches', 'tar\nand 2 more'],
  ])('%s', (_name, hazards, before, after, expected) => {
    expect(hazardsAfter(hazards, before, after)).toBe(expected);
  });
});
