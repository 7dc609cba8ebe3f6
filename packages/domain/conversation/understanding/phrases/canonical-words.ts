import { CANONICAL_FORMS, UNSTRIPPED } from '../../lexicon/questions/canonical-forms.ts';
import { frenchWordsOf } from '../utterance/french-words.ts';
import type { Token } from '../utterance/token.ts';

/** One word for comparing with phrases: contractions undone, plurals and slips put right. */
export interface CanonicalWord {
  word: string;
  /** What phrases compare: without the endings of verbs as well. */
  stem: string;
  /** As the token has it. */
  raw: string;
  /** The token it comes from: "what's" gives two words of one token. */
  token: number;
}

const HYPHENS = /[-/&+]/;
const MIN_STEMMED_LENGTH = 4;
const MIN_STEM_LENGTH = 3;
const NO_PLURAL = /(?:ss|us|is)$/;
const VOWEL = /[aeiouy]/;

/** By token, as long as the message is held: commands, questions and what they are about are all looked for in them. */
const MEMO = new WeakMap<readonly Token[], (readonly CanonicalWord[] | undefined)[]>();

/** The canonical words of the tokens between two indices. */
export function canonicalWords(tokens: readonly Token[], from: number, to: number): CanonicalWord[] {
  const memo = MEMO.get(tokens) ?? new Array<CanonicalWord[] | undefined>(tokens.length);
  MEMO.set(tokens, memo);
  const found: CanonicalWord[] = [];
  for (let at = from; at < Math.min(to, tokens.length); at += 1) {
    const words = memo[at] ?? wordsOf(tokens, at);
    memo[at] = words;
    found.push(...words);
  }
  return found;
}

function wordsOf(tokens: readonly Token[], at: number): CanonicalWord[] {
  const { word = '', text = '' } = tokens[at] ?? {};
  const isWeAre = word === 'were' && text.length > word.length;
  const parts = isWeAre ? ['we-are'] : isKnown(word) ? [word] : frenchWordsOf({ word, text });
  return parts.flatMap(formsOf).map((form) => ({
    word: withoutPlural(form),
    stem: stemOf(form),
    raw: word,
    token: at,
  }));
}

/** What a word of a phrase is compared by: "texting" is "text" as it is in messages. */
export function phraseStem(word: string): string {
  const [form, ...more] = formsOf(word);
  return stemOf(form === undefined || more.length > 0 ? word : form);
}

function formsOf(word: string): string[] {
  const parts = isKnown(word) || !HYPHENS.test(word) ? [word] : word.split(HYPHENS);
  return parts
    .filter((part) => part !== '')
    .flatMap((part) => (isKnown(part) ? (CANONICAL_FORMS[part] ?? part) : part).split(' '))
    .filter((part) => part !== '');
}

/** Without the endings of plurals and verbs: "prices", "pricing" and "priced" are all `pric`. */
export function stemOf(word: string): string {
  if (word.length < MIN_STEMMED_LENGTH || UNSTRIPPED.has(word)) return word;
  const single = withoutPlural(word);
  const bare = withoutEnding(single, 'ing') ?? withoutEnding(single, 'ed') ?? single;
  return bare.length > MIN_STEMMED_LENGTH && bare.endsWith('e') ? bare.slice(0, -1) : bare;
}

function withoutPlural(word: string): string {
  if (word.length < MIN_STEMMED_LENGTH || UNSTRIPPED.has(word)) return word;
  if (!word.endsWith('s') || NO_PLURAL.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.slice(0, /(?:x|ch|sh)es$/.test(word) ? -2 : -1);
}

/** Null where that would leave no syllable: "bring", "shed". */
function withoutEnding(word: string, ending: string): string | null {
  if (!word.endsWith(ending)) return null;
  const stem = word.slice(0, -ending.length);
  if (stem.length < MIN_STEM_LENGTH || !VOWEL.test(stem) || stem.endsWith('e')) return null;
  const isDoubled = stem.at(-1) === stem.at(-2) && !/[lsz]$/.test(stem);
  return isDoubled ? stem.slice(0, -1) : stem;
}

/** What every object has by itself, as `constructor`, is a word of people that is not listed. */
function isKnown(word: string): boolean {
  return Object.hasOwn(CANONICAL_FORMS, word);
}
