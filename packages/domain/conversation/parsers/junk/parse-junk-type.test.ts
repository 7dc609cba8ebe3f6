import { describe, expect, it } from '@jest/globals';
import { JUNK_TYPES, junkTypeLabel } from '../../../leads/fields/junk-type.ts';
import { parseJunkType } from './parse-junk-type.ts';

it.each(JUNK_TYPES)('parseJunkType is certain of %s by its own label', (junkType) => {
  const sure = { kind: 'ok', value: { junkType, confidence: 1 } };
  expect(parseJunkType(junkType)).toEqual(sure);
  expect(parseJunkType(` ${junkTypeLabel(junkType).toUpperCase()}! `)).toEqual(sure);
});

describe('parseJunkType recognises', () => {
  it.each([
    ['an old couch and two mattresses', 'furniture', 0.93],
    ['couch', 'furniture', 0.9],
    ['COUCHES!!', 'furniture', 0.9],
    ['couhc', 'furniture', 0.75],
    ['sofaa', 'furniture', 0.75],
    ['book shelves and a tv stand', 'furniture', 0.93],
    ['computer chair', 'furniture', 0.9],
    ['couch in the basement', 'furniture', 0.9],
    ['we can leave the couch by the door', 'furniture', 0.9],
    ['four chairs', 'furniture', 0.9],
    ['un vieux canapé', 'furniture', 0.9],
    ['dead fridge', 'appliances', 0.9],
    ['fride', 'appliances', 0.75],
    ['washer & dryer', 'appliances', 0.9],
    ['appliences', 'appliances', 0.75],
    ['reno debris', 'construction', 0.93],
    ['drywal and shingles', 'construction', 0.93],
    ['some wood', 'construction', 0.6],
    ['busted tv', 'electronics', 0.9],
    ['televison', 'electronics', 0.75],
    ['old computers, printers', 'electronics', 0.93],
    ['bags of leaves', 'yard', 0.9],
    ['brnaches', 'yard', 0.75],
    ['tree branches and brush', 'yard', 0.93],
    ['a bit of everything', 'household', 0.6],
    ['just junk', 'household', 0.6],
    ['garage cleanout', 'household', 0.9],
    ['boxes of books and clothes', 'household', 0.93],
    ['misc', 'other', 0.9],
    ['hot tub', 'other', 0.9],
  ])('%s', (text, junkType, confidence) => {
    expect(parseJunkType(text)).toEqual({ kind: 'ok', value: { junkType, confidence } });
  });
});

it.each([
  ['couch and a fridge', ['furniture', 'appliances']],
  ['tv, sofa and two chairs', ['furniture', 'electronics']],
  ['branches, drywall and an old stove', ['yard', 'construction', 'appliances']],
])('parseJunkType finds several types in "%s", the most named first', (text, types) => {
  const parsed = parseJunkType(text);
  if (parsed.kind !== 'several') throw new Error(parsed.kind);
  expect(parsed.candidates.map(({ junkType }) => junkType)).toEqual(types);
});

it.each([
  '',
  'hello',
  'Jane Roe',
  'tomorrow morning',
  '902-555-0148',
  'yes please',
  'how much is it?',
  '👍',
  'my ex',
])('parseJunkType finds no junk in %j', (text) => {
  expect(parseJunkType(text)).toEqual({ kind: 'retry', reason: 'unrecognised' });
});
