import { JUNK_TYPES, type JunkType } from '../../leads/fields/junk-type.ts';
import { JUNK_WORDS } from './junk-words.ts';

export interface JunkWord {
  junkType: JunkType;
  strong: boolean;
}

const SPACES = /\s+/g;

/** Longest phrase of the lexicon, in words. */
export const MAX_PHRASE_WORDS = 4;

const INDEX: ReadonlyMap<string, JunkWord> = new Map(JUNK_TYPES.flatMap(entriesOf));

/** Words long enough to be recognised with a slip in them. */
export const LONG_JUNK_WORDS: readonly string[] = [...INDEX.keys()].filter(
  (word) => word.length >= 4 && !word.includes(' '),
);

/** Returns the junk type of a folded word or phrase, plural or singular. */
export function junkWordOf(phrase: string): JunkWord | null {
  return INDEX.get(phrase) ?? INDEX.get(singular(phrase)) ?? null;
}

/** The singular as the lexicon writes it: of every word, as English plurals go ("boxes" is `box`, "knives" stay). */
export function singular(phrase: string): string {
  return phrase.split(' ').map(singularWord).join(' ');
}

function singularWord(word: string): string {
  if (word.length <= 3 || word.endsWith('ss')) return word;
  if (word === 'shelves') return 'shelf';
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.endsWith('sses') || word.endsWith('xes') || word.endsWith('ches') || word.endsWith('shes')) {
    return word.slice(0, -2);
  }
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

function entriesOf(junkType: JunkType): [string, JunkWord][] {
  const { strong, weak } = JUNK_WORDS[junkType];
  return [
    ...phrasesOf(weak).map((phrase): [string, JunkWord] => [phrase, { junkType, strong: false }]),
    ...phrasesOf(strong).map((phrase): [string, JunkWord] => [phrase, { junkType, strong: true }]),
  ];
}

function phrasesOf(list: string): string[] {
  return list.split(',').map((phrase) => phrase.replace(SPACES, ' ').trim());
}

/** Whether nothing but junk is named: "couch", "box spring". "Bob Wood" is not. */
export function isJunkWords(words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => junkWordOf(word) !== null);
}
