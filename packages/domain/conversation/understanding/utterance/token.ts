import { capText, foldText, normalizeLines } from '../text/plain-text.ts';

/** What a token is followed by, the strongest where there are several; '' for a space. */
export type Mark = '' | ',' | ':' | ';' | '-' | ')' | '.' | '!' | '?' | '\n';

/** One word or figure of a message. */
export interface Token {
  /** As written, without the punctuation around it: `Halifax`, `O'Brien`, `7:30`, `#12`, `jo@x.ca`. */
  text: string;
  /** Folded for comparing, without accents and apostrophes: `halifax`, `obrien`, `7:30`. */
  word: string;
  mark: Mark;
  /** Where it stands in the tidied text, punctuation included. */
  start: number;
  end: number;
}

const CHUNK = /[^ \n]+|\n/g;
/** Commas and semicolons glued between words: "couch,fridge". Figures keep theirs: "1,000". */
const GLUED = /([^\d\s][,;])(?=[^\s,;])|([,;])(?=[^\d\s,;])/g;
/** "Skip...Greg Cole" */
const TRAILED_OFF = /(\p{L}\.{3,5})(?=\p{L})/gu;
const LEADING = /^["'([{<«“*_~>.,;:!?-]+(?=.)/;
const TRAILING = /["')\]}>»”*_~.,;:!?…-]/;
const MARKS: readonly Mark[] = ['?', '!', '.', ';', ')', '-', ':', ','];
/** ":/" and "--" say nothing; "&" and "@" stand for words. */
const SAYS_SOMETHING = /[\p{L}\p{N}&@]/u;
/** The digits of "9\uFE0F\u20E3" stand under a keycap. */
const KEYCAPS = /\uFE0F?\u20E3/g;
const PICTURE = /\p{Extended_Pictographic}/u;
const OPENS = /^\([\p{L}"'’]/u;
const INNER = /[^\p{L}\p{N}@.:/+#&$%-]+/gu;

/** The text that tokens are offsets of: lines tidied and joined by `\n`, glued commas and dots set apart. */
export function tidyMessage(text: string): string {
  return normalizeLines(capText(text.replace(KEYCAPS, '')))
    .join('\n')
    .replace(GLUED, '$1$2 ')
    .replace(TRAILED_OFF, '$1 ');
}

/** Splits a tidied message into tokens. Linear in its length. */
export function tokensOf(tidied: string): Token[] {
  const tokens: Token[] = [];
  for (const match of tidied.matchAll(CHUNK)) {
    const before = tokens.at(-1);
    if (match[0] === '\n') {
      if (before !== undefined) before.mark = '\n';
      continue;
    }
    // "Jane Roe (the executor)": what is bracketed is said apart.
    if (OPENS.test(match[0]) && before?.mark === '') before.mark = ',';
    const token = tokenOf(match[0], match.index);
    if (token !== null) tokens.push(token);
    // "On shift thursday 😭 sunday is fine": a face ends what it stands behind.
    else if (before?.mark === '' && PICTURE.test(match[0])) before.mark = ',';
    else if (before !== undefined) before.mark = stronger(before.mark, markOf(match[0]));
  }
  return tokens;
}

function tokenOf(chunk: string, start: number): Token | null {
  const led = chunk.replace(LEADING, '');
  const text = led.slice(0, endOf(led, TRAILING));
  const word = foldText(text).replaceAll("'", '').replace(INNER, '');
  if (!SAYS_SOMETHING.test(word)) return null;
  return { text, word, mark: markOf(led.slice(text.length)), start, end: start + chunk.length };
}

/** Where a text ends without the marks behind it. Linear, as a pattern tied to the end is not. */
export function endOf(text: string, mark: RegExp): number {
  let end = text.length;
  while (end > 0 && mark.test(text[end - 1] ?? '')) end -= 1;
  return end;
}

function markOf(trailing: string): Mark {
  if (trailing.includes('…')) return '.';
  return MARKS.find((mark) => mark !== '' && trailing.includes(mark)) ?? '';
}

const stronger = (a: Mark, b: Mark): Mark =>
  a === '\n' || (MARKS.indexOf(a) <= MARKS.indexOf(b) && a !== '') ? a : b;
