import { describe, expect, it } from '@jest/globals';
import { hazardsInText } from './hazards-in-text.ts';

const labels = (text: string) => hazardsInText(text).map(({ label }) => label);

describe('hazardous goods named in a text', () => {
  it.each([
    ['A couch and some old paint cans', ['paint and solvents']],
    ['two propane tanks, a BBQ', ['propane and gas bottles']],
    ['car batteries in the shed', ['batteries']],
    ['Asbestos tiles and paint', ['asbestos', 'paint and solvents']],
    ['fluorescent bulbs', ['lamps and devices with mercury']],
    ['de la peinture', ['paint and solvents']],
    ['bidons de peinture, propane et amiante', ['paint and solvents', 'propane and gas bottles', 'asbestos']],
    ['paint & car batteries (dead) - asbestos', ['paint and solvents', 'batteries', 'asbestos']],
    ['paint, propane.\nAsbestos', ['paint and solvents', 'propane and gas bottles', 'asbestos']],
  ])('are those of %j', (text, expected) => {
    expect(labels(text)).toEqual(expected);
  });

  it.each([
    'Two sofas and a painted shelf',
    'paint brushes',
    'no paint, no batteries',
    'no paint, propane',
    'a battery-powered mower',
    'gas stove and an oil painting',
    'medicine cabinet',
    '',
  ])('are none in %j', (text) => {
    expect(labels(text)).toEqual([]);
  });
});
