import { type PhoneAnswer, parseDiallable } from '../../understanding/recognisers/phone/parse-diallable.ts';

export interface FoundPhone {
  answer: PhoneAnswer;
  /** Where it stands in the text, its extension included. */
  start: number;
  end: number;
}

/** Digits with what people put between them. */
const DIGIT_RUN = /[+(]?\d[\d ().\-/]*/g;
const TOKEN = /[^ ]+/g;
const NOT_DIGIT = /\D/g;
const DATE = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/;
const EXTENSION = /^ ?,? ?(?:x|ext|extn|extension|poste|#)\.? ?:?#? ?(\d{1,7})(?!\d)/i;
/** Neither an area code nor what follows it begins with 0 or 1. */
const NORTH_AMERICAN = /^1?[2-9]\d{2}[2-9]\d{6}$/;
/** Figures in a row; nobody's number stands behind more. */
const MAX_TOKENS = 60;
const INTERNATIONAL = /^(?:\+|00|011)/;
const ONLY_SEPARATORS_END = ' ().-/';

interface Token {
  text: string;
  start: number;
  digits: string;
}

/**
 * The first number in a text that can be dialled. House numbers, dates and times beside it are left out: only ten
 * digits (eleven after a 1), or more after a plus, are one.
 */
export function findPhone(text: string): FoundPhone | null {
  for (const run of text.matchAll(DIGIT_RUN)) {
    const found = findInRun(text, tokensOf(run[0], run.index).slice(0, MAX_TOKENS));
    if (found !== null) return found;
  }
  return null;
}

function tokensOf(run: string, offset: number): Token[] {
  return [...run.matchAll(TOKEN)].map((match) => ({
    text: match[0],
    start: offset + match.index,
    digits: match[0].replace(NOT_DIGIT, ''),
  }));
}

function findInRun(text: string, tokens: readonly Token[]): FoundPhone | null {
  for (const [index, first] of tokens.entries()) {
    const found = findFrom(text, tokens, index, first);
    if (found !== null) return found;
  }
  return null;
}

/** The longest number that begins with this token. */
function findFrom(text: string, tokens: readonly Token[], index: number, first: Token): FoundPhone | null {
  let best: FoundPhone | null = null;
  let digits = '';
  for (const token of tokens.slice(index)) {
    if (DATE.test(token.text)) break;
    digits += token.digits;
    if (digits.length > 18) break;
    if (isNumberLike(first.text, digits)) best = foundAt(text, first.start, endOf(token)) ?? best;
  }
  return best;
}

function isNumberLike(firstToken: string, digits: string): boolean {
  if (NORTH_AMERICAN.test(digits)) return true;
  return INTERNATIONAL.test(firstToken) && digits.length >= 8;
}

function endOf(token: Token): number {
  let { length } = token.text;
  while (length > 0 && ONLY_SEPARATORS_END.includes(token.text.charAt(length - 1))) length -= 1;
  return token.start + length;
}

function foundAt(text: string, start: number, end: number): FoundPhone | null {
  const extension = EXTENSION.exec(text.slice(end, end + 30));
  const answer = parseDiallable(text.slice(start, end), extension?.[1] ?? null);
  return answer === null ? null : { answer, start, end: end + (extension?.[0].length ?? 0) };
}
