import { MAX_NAME } from '../../../leads/fields/text-limits.ts';
import { isJunkWords } from '../../lexicon/junk-index.ts';
import { NAMES_WITH_A_CAPITAL, NEVER_IN_NAMES, NOT_A_NAME_ALONE } from '../../lexicon/name-words.ts';
import { titleCaseName } from '../../understanding/recognisers/name/name-case.ts';
import { normalizeText, withoutPictographs, wordsOf } from '../../understanding/text/plain-text.ts';
import { declines } from '../answers/parse-yes-no.ts';
import type { Parsed } from '../parsed.ts';

const MIN_LETTERS = 2;
const MAX_SHORT_WORDS = 3;
const MAX_WORDS = 6;

/** Letters of any script, with apostrophes, hyphens and the dot of an initial inside. */
const NAME_WORD = /^\p{L}[\p{L}\p{M}'.-]*$/u;
const CAPITAL = /^\p{Lu}/u;
const DIGIT = /\d/;
const LETTER = /\p{L}/gu;
const AND = new Set(['and', '&', 'et']);

const LEAD_INS = [
  /^(?:hi|hello|hey|bonjour|salut|allo|yes|yeah|sure|ok|okay|oui|well|um|oh|actually)(?: there)?(?: ?[,.!-]+ ?| )/i,
  /^(?:my|the|full) (?:full )?name(?:'?s| is|:) ?/i,
  /^(?:your )?name ?(?:is|:|-) ?/i,
  /^(?:you can |just |please |they |everyone )?calls? me /i,
  /^(?:i'm|im|i am|it's|its|it is|this is|that's|that is|here's) (?:me,? )?/i,
  /^(?:je m'appelle|mon nom est|mon nom c'est|moi,? c'est|moi|c'est|je suis) /i,
];
const TRAILERS =
  /(?:[ ,.!?;:()-]|\b(?:here|please|pls|thanks|thank you|thx|merci|svp|s'il vous plait|is my name|speaking|by the way|btw|lol|haha))$/i;

/** A name typed where a photo was asked for: at most three words of letters that mean nothing else (section 5). */
export function parseShortName(text: string): Parsed<string, 'not-a-name'> {
  const name = parseName(text);
  const words = name.kind === 'ok' ? name.value.split(' ').length : 0;
  return name.kind === 'ok' && words <= MAX_SHORT_WORDS ? name : { kind: 'retry', reason: 'not-a-name' };
}

/**
 * A name, without what people say around it. Their own capitals stand; all lower or all upper case becomes title case.
 */
export function parseName(text: string): Parsed<string, 'empty' | 'too-short' | 'not-a-name'> {
  const written = withoutPictographs(normalizeText(text));
  if (wordsOf(written).length === 0) return { kind: 'retry', reason: 'empty' };
  if (declines(text)) return { kind: 'skip' };
  const name = trimmedName(written);
  if (DIGIT.test(name)) return { kind: 'retry', reason: 'not-a-name' };
  if ([...name.matchAll(LETTER)].length < MIN_LETTERS) return { kind: 'retry', reason: 'too-short' };
  if (!isName(name)) return { kind: 'retry', reason: 'not-a-name' };
  return { kind: 'ok', value: titleCaseName(name) };
}

/** Whether all of a text is a name: what remains of it holds neither digits nor words that mean something else. */
export function isName(name: string): boolean {
  const words = name.split(' ');
  if (name.length > MAX_NAME || words.length > MAX_WORDS) return false;
  const plain = words.filter(
    (word, index) => !(AND.has(word.toLowerCase()) && index > 0 && index < words.length - 1),
  );
  if (!plain.every((word) => NAME_WORD.test(word))) return false;
  const folded = wordsOf(plain.join(' '));
  const isMisplaced = (word: string, index: number) =>
    NAMES_WITH_A_CAPITAL.has(word) && !isSurname(plain, index);
  if (folded.some((word) => NEVER_IN_NAMES.has(word)) || plain.map(foldedWord).some(isMisplaced))
    return false;
  if (isJunkWords(folded)) return false;
  return !folded.every((word) => NOT_A_NAME_ALONE.has(word));
}

const foldedWord = (word: string) => wordsOf(word).join(' ');

/** Behind a first name, with a capital; or the letter in the middle of "John A Macdonald". */
function isSurname(words: readonly string[], index: number): boolean {
  const word = words[index] ?? '';
  const isInitial = word.length === 1 && index < words.length - 1;
  return index > 0 && (isInitial || CAPITAL.test(word));
}

function trimmedName(written: string): string {
  let name = written;
  for (const leadIn of LEAD_INS) name = name.replace(leadIn, '');
  for (let trimmed = name.replace(TRAILERS, ''); trimmed !== name; trimmed = name.replace(TRAILERS, ''))
    name = trimmed;
  return name;
}
