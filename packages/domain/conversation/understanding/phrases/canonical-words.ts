import { CANONICAL_FORMS, UNSTRIPPED } from '../../lexicon/questions/canonical-forms.ts';
import type { Token } from '../utterance/token.ts';

/** One word for comparing with phrases: contractions undone, plurals and slips put right. */
export interface CanonicalWord {
  word: string;
  /** As the token has it. */
  raw: string;
  /** The token it comes from: "what's" gives two words of one token. */
  token: number;
}

const HYPHENS = /[-/&+]/;
const MIN_PLURAL_LENGTH = 4;

/** The canonical words of the tokens between two indices. */
export function canonicalWords(tokens: readonly Token[], from: number, to: number): CanonicalWord[] {
  return tokens
    .slice(from, to)
    .flatMap(({ word }, index) =>
      formsOf(word).map((form) => ({ word: form, raw: word, token: from + index })),
    );
}

/** The one canonical word of a word in a phrase: "texting" is compared as "text". */
export function canonicalWord(word: string): string {
  const [form, ...more] = formsOf(word);
  return form === undefined || more.length > 0 ? singular(word) : form;
}

function formsOf(word: string): string[] {
  const parts = Object.hasOwn(CANONICAL_FORMS, word) ? [word] : word.split(HYPHENS);
  return parts
    .filter((part) => part !== '')
    .flatMap((part) => (CANONICAL_FORMS[part] ?? part).split(' '))
    .filter((part) => part !== '')
    .map(singular);
}

/** Without the ending of a plural, where that can be nothing else. */
export function singular(word: string): string {
  if (word.length < MIN_PLURAL_LENGTH || !word.endsWith('s') || UNSTRIPPED.has(word)) return word;
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.slice(0, /(?:x|ch|sh|ss)es$/.test(word) ? -2 : -1);
}
