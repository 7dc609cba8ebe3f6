import { expect, it } from '@jest/globals';
import { ownHazardsInText } from './own-hazards.ts';

const labels = (text: string) => ownHazardsInText(text).map(({ label }) => label);

it.each([
  ['6 cans of old paint', ['paint and solvents']],
  ['2 propane tanks… paint thinner', ['propane and gas bottles', 'paint and solvents']],
  ['Do you take paint? I have six cans.', ['paint and solvents']],
  ['Old paint, do you take it?', ['paint and solvents']],
  ['A couch. Do you take paint? And old batteries.', ['batteries']],
  ['Do you take my paint?', ['paint and solvents']],
  ['Prenez-vous la peinture? Mes deux bidons', ['paint and solvents']],
])('who writes %j has %j', (text, expected) => {
  expect(labels(text)).toEqual(expected);
});

it.each([
  'do you take paint?',
  'Do you guys accept propane tanks',
  'Prenez-vous la peinture?',
  'A couch. No paint.',
  '',
])('who writes %j has none', (text) => {
  expect(labels(text)).toEqual([]);
});
