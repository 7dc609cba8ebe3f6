import { type PhoneAnswer, parseDiallable } from '../../understanding/recognisers/phone/parse-diallable.ts';
import { normalizeText } from '../../understanding/text/plain-text.ts';
import type { Parsed } from '../parsed.ts';
import { findPhone } from './find-phone.ts';

const SPOKEN_DIGITS: Readonly<Record<string, string>> = {
  zero: '0',
  oh: '0',
  o: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  dash: '-',
  hyphen: '-',
  tiret: '-',
  dot: '.',
  point: '.',
  plus: '+',
};
const WORDS = /[a-z]+/gi;
const NOT_DIGIT = /\D/g;
const DATE = /\d[-/]\d{1,2}[-/]\d/;
/** A number with its area code; the specification's minimum. */
const MIN_DIGITS = 10;

/** A phone number with its area code, as people type and dictate one; the whole answer may be a sentence around it. */
export function parsePhone(text: string): Parsed<PhoneAnswer, 'missing' | 'too-short' | 'undiallable'> {
  const written = normalizeText(text);
  const spoken = written.replace(WORDS, (word) => SPOKEN_DIGITS[word.toLowerCase()] ?? word);
  const found = findPhone(written) ?? findPhone(joined(spoken));
  if (found !== null) return { kind: 'ok', value: found.answer };
  const digits = spoken.replace(NOT_DIGIT, '');
  if (digits === '') return { kind: 'retry', reason: 'missing' };
  if (digits.length < MIN_DIGITS) return { kind: 'retry', reason: 'too-short' };
  // Commas and words between the groups: "902, then 555, then 0148".
  const answer = digits.length <= MIN_DIGITS + 1 && !DATE.test(written) ? parseDiallable(digits, null) : null;
  return answer === null ? { kind: 'retry', reason: 'undiallable' } : { kind: 'ok', value: answer };
}

/** Single digits that were spoken one by one, "nine oh two 555 ...", stand together; so does a plus with its number. */
function joined(spoken: string): string {
  return spoken.replaceAll('+ ', '+').replaceAll(' - ', '-').replaceAll(' . ', '.');
}
