import { LONG_PICKUP_WORDS, PICKUP_PHRASES, PICKUP_SPELLINGS } from '../../lexicon/pickup-words.ts';
import { STREET_TYPES } from '../../lexicon/places.ts';
import { isWithinEdits } from '../../understanding/text/edit-distance.ts';
import { foldText, normalizeText } from '../../understanding/text/plain-text.ts';
import { findPhone } from '../phone/find-phone.ts';

/** Nobody needs more to say when; a date library is given no more than this. */
const MAX_LENGTH = 240;
const SPACED_OUT = /[,;!?()"*]+/g;
/** The "am" of "I am free" is no time of day. */
const I_AM = /\bi am\b/g;
/** "Mon nom est ..." speaks of no Monday. */
const FRENCH_MY = /\bmon (nom|numero|adresse|courriel|email|cell|telephone|tel)\b/g;
const HYPHEN = /([a-z])-(?=[a-z])/g;
const SENTENCE_END = /\.(?= |$)/g;
const FRENCH_HOUR = /\b(\d{1,2}) ?h(?: ?(\d{2}))?\b/g;
const DOTTED_HALF = /\b([ap])\.m\b/g;
const GLUED_HALF = /(\d) ?(?:([ap])m?)\b/g;
const LETTERS = /^[a-z]{3,}$/;
const HOUSE_NUMBER = /^\d{1,6}[a-z]?$/;
const NUMBER_WORDS: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  deux: '2',
  trois: '3',
  quatre: '4',
  cinq: '5',
  dix: '10',
};

/**
 * An answer in the words that the readers of days and times know: lower case, one spelling a word, "2 pm" as `2pm`,
 * without phone numbers, punctuation and streets that are named after a month or a day.
 */
export function normalizePickupText(text: string): string {
  const folded = foldText(withoutPhone(normalizeText(text))).slice(0, MAX_LENGTH);
  const spaced = folded
    .replace(SPACED_OUT, ' ')
    .replaceAll('@', ' at ')
    .replaceAll('a.s.a.p', 'asap')
    .replace(FRENCH_MY, '$1')
    .replace(I_AM, 'i')
    .replace(HYPHEN, '$1 ')
    .replaceAll('apres midi', 'afternoon')
    .replace(DOTTED_HALF, '$1m')
    .replace(SENTENCE_END, ' ')
    .replace(FRENCH_HOUR, (_all, hours: string, minutes: string | undefined) => `${hours}:${minutes ?? '00'}`)
    .replace(GLUED_HALF, '$1$2m');
  let plain = withoutStreets(spaced.split(' ').filter((word) => word !== ''))
    .map(respelled)
    .join(' ');
  for (const [phrase, word] of PICKUP_PHRASES) plain = plain.replace(phrase, word);
  return plain;
}

function withoutPhone(text: string): string {
  const phone = findPhone(text);
  return phone === null ? text : `${text.slice(0, phone.start)} ${text.slice(phone.end)}`;
}

function respelled(word: string): string {
  const plain = word.replace(/\.$/, '').replace(/'s$/, '');
  const known = PICKUP_SPELLINGS.get(plain) ?? NUMBER_WORDS[plain];
  if (known !== undefined) return known;
  if (plain.length < 5 || plain.length > 11) return word;
  return LONG_PICKUP_WORDS.find((meant) => meant[0] === plain[0] && isWithinEdits(plain, meant, 1)) ?? word;
}

/** "12 March St" is where somebody lives: the word before a kind of street, and its number, go with it. */
function withoutStreets(words: readonly string[]): string[] {
  const kept: string[] = [];
  for (const [index, word] of words.entries()) {
    const isStreet = STREET_TYPES.has(word) && index > 0 && LETTERS.test(words[index - 1] ?? '');
    if (!isStreet) {
      kept.push(word);
      continue;
    }
    kept.pop();
    if (HOUSE_NUMBER.test(kept.at(-1) ?? '')) kept.pop();
  }
  return kept;
}
