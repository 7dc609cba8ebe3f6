import { expect, it } from '@jest/globals';
import { HAZARD_KINDS, HAZARDS } from './hazards.ts';

it.each(HAZARD_KINDS)('the hazard %s has words, a label and a sentence on where it goes', (kind) => {
  const { words, label, disposal } = HAZARDS[kind];
  expect(words.trim()).not.toBe('');
  expect(label).toMatch(/^[a-z]/);
  expect(disposal).toMatch(/^[A-Z].*\.$/);
  // Hours and house numbers change; the municipality's number for questions does not.
  expect(disposal.replace('311', '')).not.toMatch(/\d/);
});

it('no word is in the list of two hazards', () => {
  const words = HAZARD_KINDS.flatMap((kind) => HAZARDS[kind].words.split(',').map((word) => word.trim()));
  const twice = words.filter((word, index) => words.indexOf(word) !== index);
  expect(twice).toEqual([]);
});
