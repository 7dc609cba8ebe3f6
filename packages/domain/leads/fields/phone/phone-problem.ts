import { parseDiallable } from './parse-diallable.ts';
import { readPhoneNumber } from './phone-number.ts';

/** Why nobody can be called at what was typed: it is written as no number, has too few digits, or cannot be dialled. */
export type PhoneProblem = 'format' | 'digits' | 'undiallable';

/** "(+44) 20": what makes it a number of another country stands behind a parenthesis. */
const BEFORE_PLUS = /^[\s(]+(?=\+)/;

/**
 * The one rule for phone numbers, of form and console as of the chat: what can be dialled, with or without an extension. Null
 * where it can be.
 */
export function phoneProblem(text: string): PhoneProblem | null {
  const read = readPhoneNumber(text);
  if (!read.ok) return read.reason;
  return parseDiallable(read.number.replace(BEFORE_PLUS, ''), read.extension) === null ? 'undiallable' : null;
}
