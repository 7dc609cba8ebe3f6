import { type FoundEntry, junkEntryOf, MISSPELLABLE } from '../../../lexicon/junk/junk-entries.ts';
import { NAMES_TOO, NOT_MISSPELT } from '../../../lexicon/junk/not-junk-words.ts';
import { singularsOf } from '../../../lexicon/junk/singular.ts';
import { isWithinEdits } from '../../../parsers/text/edit-distance.ts';

const MIN_LENGTH = 5;
const MAX_LENGTH = 16;
/** From this length on two slips are allowed. */
const LONG = 8;

/** The entry that a misspelt word means: its first letter holds, and the word is not an ordinary one. Linear. */
export function misspeltEntry(word: string): FoundEntry | null {
  if (word.length < MIN_LENGTH || word.length > MAX_LENGTH || isOrdinary(word)) return null;
  for (const form of singularsOf(word)) {
    const meant = nearest(form);
    const found = meant === null ? null : junkEntryOf([meant]);
    if (found !== null) return { ...found, plural: form !== word };
  }
  return null;
}

function isOrdinary(word: string): boolean {
  return singularsOf(word).some((form) => NOT_MISSPELT.has(form) || NAMES_TOO.has(form));
}

function nearest(form: string): string | null {
  const candidates = MISSPELLABLE.get(form.charAt(0)) ?? [];
  return (
    candidates.find((known) => isWithinEdits(form, known, 1)) ??
    (form.length >= LONG
      ? candidates.find((known) => known.length >= LONG && isWithinEdits(form, known, 2))
      : null) ??
    null
  );
}
