import { wordSet } from '../../../../text/word-set.ts';
import { isJunkWords } from '../../../lexicon/junk/junk-entries.ts';
import { NAMES_WITH_A_CAPITAL, NEVER_IN_NAMES } from '../../../lexicon/names/name-words.ts';
import {
  FAMILY_NAMES,
  GIVEN_NAMES,
  NAMES_THAT_ARE_WORDS,
  ORDINARY_WORDS,
  SURNAMES_THAT_ARE_WORDS,
} from '../../../lexicon/names/packed-names.ts';
import type { PackedWords } from '../../../lexicon/packed-words.ts';
import { withoutPictographs } from '../../text/plain-text.ts';
import type { Token } from '../../utterance/token.ts';

/** Letters of any script, with apostrophes, hyphens and dots inside. */
const LETTERS = /^\p{L}[\p{L}\p{M}'.-]{0,39}$/u;
/** "Roe", "d'Entremont", "al-Rahman". */
const CAPITAL = /^(?:\p{Ll}{1,2}['’-])?\p{Lu}/u;
const CASED = /^[\p{Lu}\p{Ll}\p{Lt}]/u;
/** "Looking", "moving" and the like, where no name is known. */
const PARTICIPLE = /.{2}ing$/;
const DOING = /^[a-z]{4,}ing$/;
/** "Sheila's son Mark" */
const POSSESSIVE = /'s$/i;
/** "Srry", "ksorry": it puts right, and is no name. */
export const SORRY = /^.?so?r+y$/;
/** "J'en ai 4", which is no Jen. */
const HAVING = /^[jn]['’](?:en|ai|y)$/i;
/** "W-A-N-D-A" */
const SPELLED = /^\p{L}(?:-\p{L}){2,}$/u;
const HAS_VOWEL = /[aeiouy]/;
const LATIN_WORD = /^[a-z]{4,}$/;

/** What is known of a word that may be part of a name. */
export type NameWord = 'given' | 'family' | 'either' | 'word' | 'unknown';

/** A token as written, without pictographs. */
export const writtenName = ({ text }: Token): string => withoutPictographs(text);

export const isCapital = (token: Token): boolean => CAPITAL.test(writtenName(token));

/** In a script that has no capitals. */
export const isUncased = (token: Token): boolean => !CASED.test(writtenName(token));

export const isInitial = ({ word, text }: Token): boolean =>
  (word.length === 1 && CASED.test(text)) || /^\p{L}(?:\.\p{L}){1,3}$/u.test(text);

/** Everyday words but for their accents. */
const ACCENTED_NAMES = wordSet('réal réale aimé aimée désiré désirée honoré noël noé');

/** What a token would be in a name; null for one that no name holds. `first` is that of a name, where surnames are none. */
export function nameWordOf(token: Token, first: boolean): NameWord | null {
  if (!LETTERS.test(writtenName(token))) return null;
  const { word } = token;
  if (ACCENTED_NAMES.has(token.text.normalize().toLowerCase())) return 'given';
  if (NAMES_THAT_ARE_WORDS.has(word)) return 'word';
  const surname = !first && isCapital(token);
  if (surname && (SURNAMES_THAT_ARE_WORDS.has(word) || NAMES_WITH_A_CAPITAL.has(word))) return 'word';
  if (POSSESSIVE.test(token.text)) return null;
  if (HAVING.test(token.text) || SPELLED.test(token.text) || SORRY.test(word)) return null;
  if (isInitial(token)) return isNamesInitial(token) ? 'unknown' : null;
  if (isOrdinary(word) || (first && isDoing(token))) return null;
  return knownName(word) ?? (isPlausible(token) ? 'unknown' : null);
}

/** "I" is seldom one without its dot. */
const isNamesInitial = (token: Token) =>
  token.word === 'i' ? token.mark === '.' : isCapital(token) || !ORDINARY_WORDS.has(token.word);

/** Whether a lower-case word, behind a given name, may be its surname: "bob wood". */
export const isLowerSurname = (word: string): boolean =>
  NAMES_THAT_ARE_WORDS.has(word) || SURNAMES_THAT_ARE_WORDS.has(word);

const isOrdinary = (word: string) =>
  ORDINARY_WORDS.has(word) ||
  NEVER_IN_NAMES.has(word) ||
  NAMES_WITH_A_CAPITAL.has(word) ||
  (isJunkWords([word]) && knownName(word) === null);

function knownName(word: string): NameWord | null {
  const [given, family] = [isKnown(word, GIVEN_NAMES), isKnown(word, FAMILY_NAMES)];
  if (given && family) return 'either';
  if (given) return 'given';
  return family ? 'family' : null;
}

/** Of a double name each part is looked up: "anne-marie", "smith-jones". */
const isKnown = (word: string, names: PackedWords) =>
  names.has(word) || (word.includes('-') && word.split('-').every((part) => names.has(part)));

/** "I'm arranging this": in lower case, whatever the packed names let pass. */
const isDoing = (token: Token) => DOING.test(token.word) && !isCapital(token);

function isPlausible(token: Token): boolean {
  const { word } = token;
  if (!LATIN_WORD.test(word)) return true;
  return HAS_VOWEL.test(word) && (isCapital(token) || !PARTICIPLE.test(word));
}
