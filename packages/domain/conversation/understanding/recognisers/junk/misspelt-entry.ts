import { isWithinEdits } from '../../../../text/edit-distance.ts';
import { NAMES_TOO, NOT_MISSPELT, ORDINARY_NEIGHBOURS } from '../../../lexicon/junk/generated-words.ts';
import { beginsPhrase, type FoundEntry, junkEntryOf } from '../../../lexicon/junk/junk-entries.ts';
import { MISSPELLABLE_THINGS, PHRASE_PARTS } from '../../../lexicon/junk/misspellable.ts';
import {
  FRENCH_NOT_MISSPELT,
  FRENCH_STREET_WORDS,
  NOT_THE_THING,
  STREET_WORDS_WRITTEN,
} from '../../../lexicon/junk/not-junk-words.ts';
import { singularsOf } from '../../../lexicon/junk/singular.ts';

const ORDINARY_SETS = [
  NOT_MISSPELT,
  FRENCH_NOT_MISSPELT,
  NAMES_TOO,
  NOT_THE_THING,
  STREET_WORDS_WRITTEN,
  FRENCH_STREET_WORDS,
];
const MIN_LENGTH = 4;
const MAX_LENGTH = 16;
/** From this length on two slips are allowed. */
const LONG = 8;

/** The entry that a misspelt word means: its first letter holds, and the word is not an ordinary one. Linear. */
export function misspeltEntry(word: string): FoundEntry | null {
  if (word.length < MIN_LENGTH || word.length > MAX_LENGTH || isOrdinary(word)) return null;
  for (const form of singularsOf(word)) {
    const meant = form.length < MIN_LENGTH ? null : nearest(form);
    const found = meant === null ? null : junkEntryOf([meant]);
    if (found !== null) return { ...found, plural: form !== word };
  }
  return null;
}

function isOrdinary(word: string): boolean {
  return (
    ORDINARY_NEIGHBOURS.has(word) ||
    singularsOf(word).some((form) => ORDINARY_SETS.some((words) => words.has(form)))
  );
}

function nearest(form: string): string | null {
  const candidates = MISSPELLABLE_THINGS.get(form.charAt(0)) ?? [];
  return (
    candidates.find((known) => isSlip(form, known)) ??
    (form.length >= LONG
      ? candidates.find((known) => known.length >= LONG && isWithinEdits(form, known, 2))
      : null) ??
    null
  );
}

/** One slip; in a word of four letters, a wrong letter makes another word: "soir", "soil". */
function isSlip(form: string, known: string): boolean {
  if (form.length === MIN_LENGTH && known.length === MIN_LENGTH && !isAnagram(form, known)) return false;
  return isWithinEdits(form, known, 1);
}

const isAnagram = (a: string, b: string) => lettersOf(a) === lettersOf(b);
const lettersOf = (word: string) => word.split('').toSorted().join('');

/** The entry of a phrase of which one word has a slip in it: "washing mashine". The other words must be right. */
export function misspeltPhrase(words: readonly string[]): FoundEntry | null {
  for (const [index, word] of words.entries()) {
    if (word.length < MIN_LENGTH || word.length > MAX_LENGTH) continue;
    if (index > 0 && !beginsPhrase(words[0] ?? '')) continue;
    for (const meant of partsNear(word)) {
      const found = junkEntryOf(words.with(index, meant));
      if (found !== null) return found;
    }
  }
  return null;
}

function partsNear(word: string): string[] {
  return singularsOf(word).flatMap((form) =>
    (PHRASE_PARTS.get(form.charAt(0)) ?? []).filter((part) => part !== form && isWithinEdits(form, part, 1)),
  );
}
