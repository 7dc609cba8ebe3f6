import { expect, it } from '@jest/globals';
import { withAddedNote } from './added-note.ts';
import { MAX_NOTES } from './fields/text-limits.ts';

it('a note is added below what stands there', () => {
  expect(withAddedNote(null, 'Storm on Friday.')).toBe('Storm on Friday.');
  expect(withAddedNote('Has a dog.\nRings twice.', 'Storm on Friday.')).toBe(
    'Has a dog.\nRings twice.\nStorm on Friday.',
  );
});

it('a note that does not fit is refused, and nothing is cut', () => {
  const notes = 'x'.repeat(MAX_NOTES - 3);
  expect(withAddedNote(notes, 'ab')).toHaveLength(MAX_NOTES);
  expect(() => withAddedNote(notes, 'abc')).toThrow('The notes have no room for this');
});
