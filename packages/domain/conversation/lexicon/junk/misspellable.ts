import { JUNK_TYPES } from '../../../leads/fields/junk-type.ts';
import { HAZARD_KINDS, HAZARDS, HAZARDS_IN_COMPANY } from '../hazards.ts';
import { MISSPELLABLE_HINTS } from './hints.ts';
import { STANDALONE } from './phrase-words.ts';
import { phrasesOf } from './phrases.ts';
import { JUNK_THINGS, NEEDS_COMPANY } from './things.ts';

const MIN_LENGTH = 4;

/** Single words of the handwritten lists that are recognised with a slip in them, by first letter, the commonest first. */
export const MISSPELLABLE_THINGS: ReadonlyMap<string, readonly string[]> = byFirstLetter();

function byFirstLetter(): Map<string, string[]> {
  const inCompany = new Set([...phrasesOf(NEEDS_COMPANY), ...phrasesOf(HAZARDS_IN_COMPANY)]);
  const lists = [
    [...STANDALONE].join(','),
    ...JUNK_TYPES.map((type) => JUNK_THINGS[type]),
    ...HAZARD_KINDS.map((kind) => HAZARDS[kind].words),
    MISSPELLABLE_HINTS,
  ];
  const letters = new Map<string, string[]>();
  for (const word of lists.flatMap(phrasesOf)) {
    if (word.includes(' ') || word.length < MIN_LENGTH || inCompany.has(word)) continue;
    letters.set(word.charAt(0), [...(letters.get(word.charAt(0)) ?? []), word]);
  }
  return letters;
}

const MIN_PART_LENGTH = 4;

/** The words that phrases of the handwritten lists are made of, by first letter: "washing mashine", "coffe table". */
export const PHRASE_PARTS: ReadonlyMap<string, readonly string[]> = partsByFirstLetter();

function partsByFirstLetter(): Map<string, string[]> {
  const phrases = JUNK_TYPES.flatMap((type) => phrasesOf(JUNK_THINGS[type])).filter((phrase) =>
    phrase.includes(' '),
  );
  const letters = new Map<string, string[]>();
  for (const part of new Set(phrases.flatMap((phrase) => phrase.split(' ')))) {
    if (part.length < MIN_PART_LENGTH) continue;
    letters.set(part.charAt(0), [...(letters.get(part.charAt(0)) ?? []), part]);
  }
  return letters;
}
