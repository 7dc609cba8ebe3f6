import { COURTESY_WORDS, DECLINING_WORDS, NO_WORDS } from '../lexicon/answer-words.ts';
import { answerWordsOf } from './plain-text.ts';

/**
 * Whether an answer says nothing but "no": "nope", "not right now, thanks", "I don't have one", "pas maintenant". With
 * `otherwise` also what a step adds to that, such as "that's all". A sentence with anything else in it is not a no.
 */
export function declines(text: string, otherwise: readonly string[] = []): boolean {
  const words = answerWordsOf(text);
  if (words.length === 0) return false;
  const plain = words.filter((word) => !COURTESY_WORDS.has(word));
  if (plain.join(' ') === 'n a' || otherwise.includes(plain.join(' '))) return true;
  return (
    words.some((word) => NO_WORDS.has(word)) &&
    words.every((word) => NO_WORDS.has(word) || COURTESY_WORDS.has(word) || DECLINING_WORDS.has(word))
  );
}
