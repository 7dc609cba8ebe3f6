import { MAX_EMAIL } from '../../../leads/fields/text-limits.ts';
import { normalizeText } from '../../understanding/text/plain-text.ts';
import { declines } from '../answers/parse-yes-no.ts';
import type { Parsed } from '../parsed.ts';

/** Of a single word, so that no two parts of the pattern can fight over a character. */
const EMAIL = /^[a-z0-9!#$%&'*+/=?^_{|}~-][a-z0-9!#$%&'*+/=?^_{|}~.-]*@[a-z0-9][a-z0-9.-]*$/i;
const DOMAIN = /^(?:[a-z0-9-]+\.)+[a-z]{2,24}$/i;
/** Brackets and punctuation that stand around an address: "(jane@example.com)." */
const WRAPPING_START = /^[<("'[:;,]+/;
const MAILTO = /^mailto:/i;
const WRAPPING_END = '>)"\'].,;:!?';

/** The e-mail address that stands in an answer, in any sentence; `skip` where the person declines. */
export function parseEmail(text: string): Parsed<string, 'invalid'> {
  const email = findEmail(text);
  if (email !== null) return { kind: 'ok', value: email };
  return declines(text) ? { kind: 'skip' } : { kind: 'retry', reason: 'invalid' };
}

/** The first e-mail address in a text, as it was written; null without one. */
export function findEmail(text: string): string | null {
  for (const word of normalizeText(text).split(' ')) {
    if (!word.includes('@')) continue;
    const email = unwrapped(word).replace(MAILTO, '');
    if (isEmail(email)) return email;
  }
  return null;
}

function unwrapped(word: string): string {
  let end = word.length;
  while (end > 0 && WRAPPING_END.includes(word.charAt(end - 1))) end -= 1;
  return word.slice(0, end).replace(WRAPPING_START, '');
}

function isEmail(email: string): boolean {
  const domain = email.slice(email.indexOf('@') + 1);
  return email.length <= MAX_EMAIL && EMAIL.test(email) && !email.includes('..') && DOMAIN.test(domain);
}
