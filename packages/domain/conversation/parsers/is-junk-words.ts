import { junkWordOf } from '../lexicon/junk-index.ts';

/** Whether nothing but junk is named: "couch", "box spring". "Bob Wood" is not. */
export function isJunkWords(words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => junkWordOf(word) !== null);
}
