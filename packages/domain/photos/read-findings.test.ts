import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { JUNK_TYPES } from '../leads/fields/junk-type.ts';
import { PHOTO_HAZARDS } from './photo.ts';
import { readFindings } from './read-findings.ts';

const label = (name: string, confidence = 0.95, aliases: string[] = []) => ({ name, confidence, aliases });

it.each([
  [
    'a couch in its room',
    [label('Couch', 0.98), label('Furniture', 0.98), label('Room'), label('Indoors')],
    'furniture',
  ],
  ['the plural', [label('Mattresses')], 'furniture'],
  ['a fridge', [label('Refrigerator', 0.91), label('Device', 0.97), label('Appliance', 0.97)], 'appliances'],
  ['an alias', [label('Electrical Device'), label('Screen', 0.9, ['TV', 'Television'])], 'electronics'],
  ['rubble', [label('Rubble', 0.88), label('Demolition', 0.8)], 'construction'],
  ['branches', [label('Branch'), label('Tree'), label('Plant')], 'yard'],
  ['toys', [label('Toy', 0.75)], 'household'],
  ['a tire', [label('Tire', 0.99), label('Wheel', 0.9)], 'other'],
  [
    'more furniture than electronics',
    [label('TV', 0.99), label('Couch', 0.8), label('Table', 0.8)],
    'furniture',
  ],
  ['somebody in a tiled room', [label('Person'), label('Clothing'), label('Tile'), label('Flooring')], null],
  [
    'wood and a tree, which are everywhere',
    [label('Wood', 0.99), label('Tree', 0.99), label('Door', 0.99)],
    null,
  ],
  ['what it is not sure of', [label('Couch', 0.69)], null],
  ['nothing', [], null],
])('readFindings of %s has the junk type', (_what, labels, junkType) => {
  expect(readFindings(labels)).toMatchObject({ junkType });
});

it('readFindings has the confidence of the most confident label of the type', () => {
  const { junkConfidence, labels } = readFindings([label('Chair', 0.8123), label('Couch', 0.9449)]);
  expect(junkConfidence).toBe(0.94);
  expect(labels).toEqual([
    { name: 'Couch', confidence: 0.94 },
    { name: 'Chair', confidence: 0.81 },
  ]);
});

it('readFindings stores no confidence above what was seen', () => {
  const { junkConfidence, labels } = readFindings([label('Couch', 0.899), label('Room', 0.57)]);
  expect(junkConfidence).toBe(0.89);
  expect(labels.map(({ confidence }) => confidence)).toEqual([0.89, 0.57]);
});

it.each([
  ['Paint Container', 'paint'],
  ['Spray Cans', 'paint'],
  ['Propane', 'propane'],
  ['Cylinder', 'propane'],
  ['Gas Cylinders', 'propane'],
  ['Jerry Can', 'fuel'],
  ['Gasoline', 'fuel'],
  ['Battery', 'batteries'],
  ['Car Batteries', 'batteries'],
])('readFindings reports the hazard %s at low confidence too', (name, hazard) => {
  expect(readFindings([label('Couch'), label(name, 0.5)]).hazards).toEqual([hazard]);
});

it('readFindings reports no hazard for similar names', () => {
  expect(
    readFindings(['Painting', 'Gas Stove', 'Fuel Gauge', 'Tank Top'].map((name) => label(name))).hazards,
  ).toEqual([]);
});

it('readFindings accepts any labels and reports only what they name', () => {
  const labels = fc.array(
    fc.record({
      name: fc.string({ unit: 'grapheme', maxLength: 40 }),
      confidence: fc.double({ min: 0, max: 1, noNaN: true }),
      aliases: fc.array(fc.string({ maxLength: 20 }), { maxLength: 3 }),
    }),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(labels, (all) => {
      const findings = readFindings(all);
      expect(findings.labels.length).toBeLessThanOrEqual(25);
      expect([null, ...JUNK_TYPES]).toContain(findings.junkType);
      expect(findings.junkType === null).toBe(findings.junkConfidence === null);
      expect(PHOTO_HAZARDS).toEqual(expect.arrayContaining(findings.hazards));
      if (all.length === 0) expect(findings).toMatchObject({ junkType: null, hazards: [] });
    }),
  );
});
