import { HAZARD_KINDS } from '@harbour-haul/domain/conversation/lexicon/hazards';
import { MORE_BITS } from '@harbour-haul/domain/conversation/lexicon/packed-words';
import { JUNK_TYPES } from '@harbour-haul/domain/leads/fields/junk-type';
import { FAMILY_NAMES } from './family-names.ts';
import {
  GENERATED_HAZARDS,
  GENERATED_IN_COMPANY,
  GENERATED_THINGS,
  ORDINARY_NEIGHBOURS,
} from './generated-junk-words.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { NAMES_THAT_ARE_WORDS, SURNAMES_THAT_ARE_WORDS } from './names-that-are-words.ts';
import { NAMES_TOO } from './names-too.ts';
import { NOT_MISSPELT } from './not-misspelt.ts';
import { ORDINARY_WORDS } from './ordinary-words.ts';
import { packWords } from './pack-words.ts';

export interface PackedFile {
  file: URL;
  text: string;
}

const LEXICON = new URL('../../domain/conversation/lexicon/', import.meta.url);
const WRITTEN =
  'written by `packages/testing/bin/pack-word-lists.ts` from the lists of `packages/testing/word-lists`';

/** The files of the conversation's lexicon that hold packed words, as the word lists make them. */
export function packedFiles(): PackedFile[] {
  return [
    { file: new URL('names/packed-names.ts', LEXICON), text: namesFile() },
    { file: new URL('junk/generated-words.ts', LEXICON), text: junkFile() },
  ];
}

function namesFile(): string {
  return `import { MORE_BITS, packedWords } from '../packed-words.ts';

/** Given names and short forms, folded; ${WRITTEN}. */
export const GIVEN_NAMES = packedWords(${literal(GIVEN_NAMES)});

/** Common family names, folded. */
export const FAMILY_NAMES = packedWords(${literal(FAMILY_NAMES)});

/** Everyday words, English and French, folded, that no name is made of, beside those that never stand in names. */
export const ORDINARY_WORDS = packedWords(${literal(ORDINARY_WORDS, MORE_BITS)}, MORE_BITS);

/** Names that are also words, months or days: a name where they are introduced, or with a capital before a surname. */
export const NAMES_THAT_ARE_WORDS = packedWords(${literal(NAMES_THAT_ARE_WORDS)});

/** Surnames that the everyday words and the junk lexicon hold: behind a given name, with a capital, they are one. */
export const SURNAMES_THAT_ARE_WORDS = packedWords(${literal(SURNAMES_THAT_ARE_WORDS)});
`;
}

function junkFile(): string {
  return `import type { JunkType } from '../../../leads/fields/junk-type.ts';
import type { HazardKind } from '../hazards.ts';
import { packedWords } from '../packed-words.ts';

/** Names of things by type, packed; ${WRITTEN}. */
export const GENERATED_THINGS: Partial<Record<JunkType, string>> = {
${record(JUNK_TYPES, GENERATED_THINGS)}};

/** Those that are a verb as well, or the name of a plant: things only in company. */
export const GENERATED_IN_COMPANY: Partial<Record<JunkType, string>> = {
${record(JUNK_TYPES, GENERATED_IN_COMPANY)}};

/** Hazardous goods by kind. */
export const GENERATED_HAZARDS: Partial<Record<HazardKind, string>> = {
${record(HAZARD_KINDS, GENERATED_HAZARDS)}};

/** Ordinary words that lie a slip from the name of a thing: no misspelling of it. */
export const ORDINARY_NEIGHBOURS = packedWords(${literal(ORDINARY_NEIGHBOURS)});

/** More of them, of any thing's name. */
export const NOT_MISSPELT = packedWords(${literal(NOT_MISSPELT)});

/** Things' names that people bear: alone they say nothing unless junk was asked for. */
export const NAMES_TOO = packedWords(${literal(NAMES_TOO)});
`;
}

function record<Key extends string>(keys: readonly Key[], words: Readonly<Record<Key, string>>): string {
  const full = keys.filter((key) => words[key] !== '');
  return full.map((key) => `  ${key}: ${literal(words[key])},\n`).join('');
}

/** As the formatter breaks it. */
const literal = (words: string, bits?: number) =>
  `'${packWords(
    words.split(/[\s,]+/).filter((word) => word !== ''),
    bits,
  )}'`;
