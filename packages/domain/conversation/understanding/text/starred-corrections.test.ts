import { describe, expect, it } from '@jest/globals';
import { withStarredCorrections } from './starred-corrections.ts';

describe('withStarredCorrections', () => {
  it.each([
    ['Brnaden *Brandon Cole', 'Brandon Cole'],
    ['Main Steret, Bedfrod. *Street *Bedford', 'Main Street, Bedford.'],
    ['firday *friday at 2', 'friday at 2'],
    ['tusday morning tuesday*', 'tuesday morning'],
    ['14 oak blvrd *boulevard, halifax', '14 oak boulevard, halifax'],
    ['jo@exmaple.com *jo@example.com', 'jo@example.com'],
    ['a cuoch and a chiar *couch *chair.', 'a couch and a chair.'],
    ['txt *text pls', 'text pls'],
  ])('%s -> %s', (text, right) => {
    expect(withStarredCorrections(text)).toBe(right);
  });

  it.each(['* couch * chair', '*urgent* please', 'dial *67 first', 'one *fridge', '2 * 4', '**', 'rm -rf *'])(
    'leaves %s',
    (text) => {
      expect(withStarredCorrections(text)).toBe(text);
    },
  );
});
