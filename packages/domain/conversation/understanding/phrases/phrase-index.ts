import type { CanonicalWord } from './canonical-words.ts';
import { phraseStem } from './canonical-words.ts';

/** Phrases of one label and weight, separated by commas; see `PhraseIndex` for what they may hold. */
export interface PhraseGroup<Label extends string> {
  label: Label;
  weight: number;
  phrases: string;
}

export interface PhraseHit<Label extends string> {
  label: Label;
  weight: number;
  /** Indices of canonical words; `to` is exclusive. */
  from: number;
  to: number;
  phrase: string;
}

interface Element {
  /** Null for a gap. */
  words: ReadonlySet<string> | null;
  optional: boolean;
}

interface Phrase<Label extends string> {
  label: Label;
  weight: number;
  elements: Element[];
  atStart: boolean;
  atEnd: boolean;
  written: string;
}

const MAX_GAP = 4;

/**
 * Finds phrases in canonical words. A phrase is words in a row: `a|b` is either, `a|b_c` is "a" or "b c", `a?` may be
 * missing, `~` is up to four words, `@class` is any word of a class, `^` and `$` are the ends of the stretch. Linear in
 * the words.
 */
export class PhraseIndex<Label extends string> {
  readonly #byFirst = new Map<string, Phrase<Label>[]>();

  constructor(groups: readonly PhraseGroup<Label>[], classes: Readonly<Record<string, string>> = {}) {
    for (const { label, weight, phrases } of groups) {
      for (const written of phrases.split(',').map((phrase) => phrase.trim())) {
        for (const parts of expand(written.split(/\s+/))) {
          const phrase = compile(parts, classes);
          if (phrase.elements.length > 0) this.#add({ ...phrase, label, weight, written });
        }
      }
    }
  }

  #add(phrase: Phrase<Label>): void {
    const firsts = phrase.elements.slice(0, phrase.elements.findIndex(({ optional }) => !optional) + 1);
    for (const word of firsts.flatMap(({ words }) => [...(words ?? [])])) {
      const known = this.#byFirst.get(word);
      if (known === undefined) this.#byFirst.set(word, [phrase]);
      else known.push(phrase);
    }
  }

  /** Every phrase that stands in the words, each once. */
  find(words: readonly CanonicalWord[]): PhraseHit<Label>[] {
    const hits = new Map<Phrase<Label>, PhraseHit<Label>>();
    for (const [from, { stem }] of words.entries()) {
      for (const phrase of this.#byFirst.get(stem) ?? []) {
        if (hits.has(phrase) || (phrase.atStart && from > 0)) continue;
        const to = endOf(phrase, words, 0, from);
        if (to < 0) continue;
        hits.set(phrase, { label: phrase.label, weight: phrase.weight, from, to, phrase: phrase.written });
      }
    }
    return [...hits.values()];
  }
}

/** One phrase for each alternative of several words, "a|b_c d": "a d" and "b c d". */
function expand(parts: readonly string[]): string[][] {
  return parts.reduce<string[][]>(
    (phrases, part) => {
      const options = part.split('|');
      const single = options.filter((option) => !option.includes('_')).join('|');
      const several = options.filter((option) => option.includes('_')).map((option) => option.split('_'));
      const endings = single === '' ? several : [[single], ...several];
      return phrases.flatMap((phrase) => endings.map((ending) => [...phrase, ...ending]));
    },
    [[]],
  );
}

function compile(
  parts: readonly string[],
  classes: Readonly<Record<string, string>>,
): Pick<Phrase<never>, 'elements' | 'atStart' | 'atEnd'> {
  const elements = parts
    .filter((part) => part !== '^' && part !== '$' && part !== '')
    .map((part): Element => {
      if (part === '~') return { words: null, optional: false };
      const optional = part.endsWith('?');
      const options = (optional ? part.slice(0, -1) : part).split('|');
      const words = options.flatMap((option) =>
        option.startsWith('@') ? (classes[option.slice(1)] ?? '').split(' ') : [option],
      );
      return { words: new Set(words.map(phraseStem)), optional };
    });
  return { elements, atStart: parts[0] === '^', atEnd: parts.at(-1) === '$' };
}

/** The index behind the phrase where the rest of its elements stands at `at`; -1 where it does not. */
function endOf<Label extends string>(
  phrase: Phrase<Label>,
  words: readonly CanonicalWord[],
  element: number,
  at: number,
): number {
  const wanted = phrase.elements[element];
  if (wanted === undefined) return phrase.atEnd && at < words.length ? -1 : at;
  if (wanted.words === null) return endBehindGap(phrase, words, element + 1, at);
  const stem = words[at]?.stem;
  const matched = stem !== undefined && wanted.words.has(stem);
  const end = matched ? endOf(phrase, words, element + 1, at + 1) : -1;
  return end < 0 && wanted.optional ? endOf(phrase, words, element + 1, at) : end;
}

function endBehindGap<Label extends string>(
  phrase: Phrase<Label>,
  words: readonly CanonicalWord[],
  element: number,
  at: number,
): number {
  for (let skipped = 0; skipped <= MAX_GAP; skipped += 1) {
    const end = endOf(phrase, words, element, at + skipped);
    if (end >= 0) return end;
  }
  return -1;
}
