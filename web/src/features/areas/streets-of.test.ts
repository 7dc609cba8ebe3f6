import { SERVED_AREAS } from '@harbour-haul/domain/site/site';
import { expect, it } from '@jest/globals';
import { streetsOf } from './streets-of.ts';

it.each(SERVED_AREAS)('of %s are some streets, and no more than are read', (area) => {
  const streets = streetsOf(area);
  expect(streets.length).toBeGreaterThan(0);
  expect(streets.length).toBeLessThanOrEqual(24);
});

it('of a long list are some of the whole alphabet', () => {
  const letters = streetsOf('Halifax').map(([letter]) => letter);
  expect(letters).toHaveLength(24);
  expect(letters[0]).toBe('A');
  expect(letters.at(-1)?.localeCompare('S')).toBeGreaterThan(0);
});
