import { COURTESY_WORDS, DECLINING_WORDS, NO_WORDS, YES_WORDS } from '../../lexicon/answer-words.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { isWithinEdits } from '../../understanding/text/edit-distance.ts';
import { answerWordsOf, squeezeLetters } from '../../understanding/text/plain-text.ts';

/** Words of agreement beside the plain yes. */
const AGREEING_WORDS = wordSet(`
  y yass yassss correct right perfect great good fine cool nice exactly parfait bon bien true confirm confirmed agreed
  go done send submit proceed envoyer envoie
`);
/** Words beside a yes that do not change it: "yes that's all there is". */
const FILLING_WORDS = wordSet(`
  that thats this is all looks look seems sounds everything it ahead do lets to me i think so as bonne tout est cest
  now in off
`);
const NO_LETTERS = ['n', 'nop', 'n a'];
const NOT_NOW = /\bplus tard\b/;
const MAX_YES_WORDS = 8;
const MAX_NO_WORDS = 4;

/** Returns whether an answer is a plain yes or no, thumbs included; null for everything that says more. */
export function parseYesNo(text: string): 'yes' | 'no' | null {
  const words = squeezedWords(text);
  if (declines(text) || declines(words.join(' ')) || NO_LETTERS.includes(words.join(' '))) return 'no';
  if (words.length > MAX_YES_WORDS || words.some((word) => NO_WORDS.has(word))) return null;
  const agrees = (word: string) => YES_WORDS.has(word) || isNearly(word, AGREEING_WORDS);
  if (!words.some(agrees)) return null;
  const plain = words.every(
    (word) => agrees(word) || FILLING_WORDS.has(word) || isNearly(word, COURTESY_WORDS),
  );
  return plain ? 'yes' : null;
}

/** A short answer with a no in it: "merci mais non", "idk no". For questions that can be left open. */
export function leansNo(text: string): boolean {
  const words = squeezedWords(text);
  return (
    parseYesNo(text) === 'no' ||
    (words.length <= MAX_NO_WORDS &&
      (words.some((word) => NO_WORDS.has(word)) || NOT_NOW.test(words.join(' '))))
  );
}

/** The words of an answer, thumbs among them, without repeated letters at their ends: "yesss". */
function squeezedWords(text: string): string[] {
  const isWord = (word: string) => [YES_WORDS, NO_WORDS, FILLING_WORDS].some((known) => known.has(word));
  return answerWordsOf(text).map((word) => (isWord(word) ? word : squeezeLetters(word)));
}

/** One of the words, or one of the longer ones with a slip in it. */
function isNearly(word: string, known: ReadonlySet<string>): boolean {
  if (known.has(word)) return true;
  if (word.length < 3) return false;
  return [...known].some(
    (meant) => meant.length > 3 && meant[0] === word[0] && isWithinEdits(word, meant, 1),
  );
}

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
