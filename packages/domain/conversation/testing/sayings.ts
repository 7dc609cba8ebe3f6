import { describe, expect, it } from '@jest/globals';
import type { Slots } from '../slots.ts';
import { converse } from './converse.ts';

/** Where somebody says something, what they say, and what is then known. */
export type Saying = readonly [before: readonly string[], text: string, known: Known];

/** What is then known, as far as it matters. */
type Known = Partial<Record<keyof Slots, unknown>>;

/** Tests for each saying that what is then known holds what it should. */
export function sayings(about: string, said: readonly Saying[]): void {
  describe(about, () => {
    it.each(said.map(([before, text, known]) => [text, before, known] as const))(
      '%j',
      (text, before, known) => {
        expect(converse(...before, text).state.slots).toMatchObject(known);
      },
    );
  });
}
