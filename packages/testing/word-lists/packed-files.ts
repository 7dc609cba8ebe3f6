import { HAZARD_KINDS } from '@harbour-haul/domain/conversation/lexicon/hazards';
import { JUNK_TYPES } from '@harbour-haul/domain/leads/fields/junk-type';
import { FAMILY_NAMES } from './family-names.ts';
import {
  GENERATED_HAZARDS,
  GENERATED_IN_COMPANY,
  GENERATED_THINGS,
  ORDINARY_NEIGHBOURS,
} from './generated-junk-words.ts';
import { GIVEN_NAMES } from './given-names.ts';
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
  return `import { packedWords } from '../packed-words.ts';

/** Given names and short forms, folded; ${WRITTEN}. */
export const GIVEN_NAMES = packedWords(${literal(GIVEN_NAMES)});

/** Common family names, folded. */
export const FAMILY_NAMES = packedWords(${literal(FAMILY_NAMES)});
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
`;
}

function record<Key extends string>(keys: readonly Key[], words: Readonly<Record<Key, string>>): string {
  const full = keys.filter((key) => words[key] !== '');
  return full.map((key) => `  ${key}: ${literal(words[key])},\n`).join('');
}

/** As the formatter breaks it. */
const literal = (words: string) => `'${packWords(words.split(/[\s,]+/).filter((word) => word !== ''))}'`;
