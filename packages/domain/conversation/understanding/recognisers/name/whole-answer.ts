import { wordSet } from '../../../../text/word-set.ts';
import { COURTESY_WORDS } from '../../../lexicon/answers/courtesy-words.ts';
import { GIVEN_NAMES } from '../../../lexicon/names/packed-names.ts';
import type { Token } from '../../utterance/token.ts';
import type { Utterance } from '../../utterance/utterance.ts';

const TITLE_CASED = /^\p{Lu}(?:[\p{Ll}\p{M}]+|(?=['’]))(?:['’-]\p{L}+)*$/u;
const INITIAL = /^\p{Lu}$/u;
const MIN_WORDS = 2;
const MAX_RUN = 5;
const MAX_WORDS = 5;
/** A single word in brackets. */
const IN_BRACKETS = /^\([^\s()]{1,40}\)/;

/** Words that an answer with capitals holds beside a name, or in place of one. */
const NOT_IN_NAMES = wordSet(`
  yes no not none skip later thanks thank please here speaking sure okay hello hi hey good morning afternoon evening photo
  picture the my is it that this you me i am just name call text email phone want need can cannot sorry what why who how
  monday tuesday wednesday thursday friday saturday sunday today tomorrow street road drive avenue lane
`);

/**
 * The name that is all of an answer, by its capitals alone: "Quinn Reply" is one, though a reply is not. For the question
 * for the name only; null where the answer holds anything else.
 */
export function nameByCapitals({ tokens: said, text }: Utterance): string | null {
  // "Will (William) Roe", but not "(William Roe)"
  const named = said.filter(({ start }) => !IN_BRACKETS.test(text.slice(start)));
  // "Robin Chair, thanks"
  const tokens = withoutCourtesies(named);
  if (tokens.length < MIN_WORDS || tokens.length > MAX_WORDS) return null;
  const isName = tokens.every(
    ({ text: word, word: folded, mark, end }, index) =>
      TITLE_CASED.test(word) &&
      !NOT_IN_NAMES.has(folded) &&
      (mark === '' || index === tokens.length - 1 || text.startsWith(' (', end)),
  );
  return isName && !text.includes('?') ? tokens.map(({ text: word }) => word).join(' ') : null;
}

/** Given names that are an answer of another kind far more often. */
const SELDOM_NAMES = wordSet('nada nan yaa job min promise noel');

/**
 * The given name that is all of an answer, whatever it means elsewhere: "Ben" is no filler of French there, "Danny" no slip and "Roger"
 * no yes. For the question for the name only; null where the answer holds anything else.
 */
export function givenNameAlone({ tokens, text }: Utterance): string | null {
  const [only, ...rest] = withoutCourtesies(tokens);
  if (only === undefined || rest.length > 0 || text.includes('?') || SELDOM_NAMES.has(only.word)) return null;
  return GIVEN_NAMES.has(only.word) ? only.text : null;
}

/** "Robin Chair, thanks" without the thanks */
function withoutCourtesies(tokens: readonly Token[]): readonly Token[] {
  return tokens.slice(0, tokens.findLastIndex(({ word }) => !COURTESY_WORDS.has(word)) + 1);
}

/** The longest run of words with capitals in a clause, two at least: "put Bree Connolly, it's my couch"; null for none. */
export function capitalRun({ tokens }: Utterance): string | null {
  const runs: string[][] = [[]];
  for (const { text, word, mark } of tokens) {
    const isPart = (TITLE_CASED.test(text) || INITIAL.test(text)) && !NOT_IN_NAMES.has(word);
    if (isPart) runs.at(-1)?.push(text);
    const isEnd = mark === '.' && !INITIAL.test(text);
    if (!isPart || isEnd || mark === ',' || mark === '?' || mark === '\n') runs.push([]);
  }
  const [longest = []] = runs.toSorted((a, b) => b.length - a.length);
  return longest.length < MIN_WORDS || longest.length > MAX_RUN ? null : longest.join(' ');
}
