import { foldText } from '../text/plain-text.ts';
import type { Token } from '../utterance/token.ts';

const ASCII = /^[ -~]*$/;

/** Phrases by their first word, longest first. */
export type PhraseIndex = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Indexes phrases of folded words, so that looking for any of them costs little at a token. */
export function indexPhrases(phrases: readonly string[]): PhraseIndex {
  const index = new Map<string, string[][]>();
  for (const phrase of phrases.flatMap(withHyphen)) {
    const words = (ASCII.test(phrase) ? phrase : foldText(phrase)).split(' ');
    const first = words[0] ?? '';
    index.set(first, [...(index.get(first) ?? []), words]);
  }
  for (const list of index.values()) list.sort((a, b) => b.length - a.length);
  return index;
}

/** "Allez y" is also written "allez-y". */
const withHyphen = (phrase: string) => {
  const joined = phrase.replace(/ (moi|y|le|la)(?= |$)/g, '-$1');
  return joined === phrase ? [phrase] : [phrase, joined];
};

/** The number of tokens of the longest phrase that begins at a token; 0 for none. Signs end a phrase. */
export function phraseAt(tokens: readonly Token[], at: number, index: PhraseIndex): number {
  const candidates = index.get(tokens[at]?.word ?? '');
  if (candidates === undefined) return 0;
  const isSaid = (words: readonly string[]) =>
    words.every(
      (word, offset) =>
        tokens[at + offset]?.word === word &&
        (offset === words.length - 1 || !ENDS.has(tokens[at + offset]?.mark ?? '')),
    );
  return candidates.find(isSaid)?.length ?? 0;
}

const ENDS: ReadonlySet<string> = new Set(['.', '!', '?', ';', '\n', ',']);
