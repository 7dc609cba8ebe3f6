/** A phone number as it was written, taken apart. */
export interface PhoneNumber {
  /** Without its extension. */
  number: string;
  /** The digits behind "x", "ext." or "extension", "poste" or "p." in French, or "local"; null where there are none. */
  extension: string | null;
}

export type PhoneReading = ({ ok: true } & PhoneNumber) | { ok: false; reason: 'format' | 'digits' };

const EXTENSION = /(?:\b(?:extension|extn?|poste|local|p)\.?|#|x)[\s:]*(\d{1,6})\s*$/i;
/** Specification section 5: digits, parentheses, hyphens, blanks and a plus; dots too, which are as usual here. */
const WRITTEN = /^[\d()\-.\s+]*$/;
const MIN_DIGITS = 10;

/** Takes an extension off a number. */
export function splitExtension(text: string): PhoneNumber {
  const found = EXTENSION.exec(text);
  if (found === null) return { number: text, extension: null };
  // Not by the expression: of a long run of blanks it would try each.
  let end = found.index;
  while (/[\s,;]/.test(text.charAt(end - 1))) end -= 1;
  return { number: text.slice(0, end), extension: found[1] ?? null };
}

/**
 * Reads what is written as phone numbers are: at least ten digits of the number itself. An extension is kept and counts as none
 * of the digits. Leads of before have numbers that are no more than this; what is typed now is asked `phoneProblem`.
 */
export function readPhoneNumber(text: string): PhoneReading {
  const { number, extension } = splitExtension(text);
  if (!WRITTEN.test(number)) return { ok: false, reason: 'format' };
  if (number.replace(/\D/g, '').length < MIN_DIGITS) return { ok: false, reason: 'digits' };
  return { ok: true, number, extension };
}
