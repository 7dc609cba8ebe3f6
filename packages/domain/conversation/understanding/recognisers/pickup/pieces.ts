import type { Mark, Token } from '../../utterance/token.ts';
import { pieceCode } from './piece-code.ts';

/** A part of a token that rules read as one word. */
export interface Piece {
  /** Folded, as written. */
  raw: string;
  code: string;
  /** Written like a word that has nothing to do with days: "sun", "may", "one". */
  weak: boolean;
  /** The tokens it covers; `to` is exclusive. */
  from: number;
  to: number;
  mark: Mark;
}

/** What an address, an e-mail or a telephone number becomes: no rule reads it. */
export const INERT = '~';
const FIGURES = /^[\d()+.-]+$/;
/** "Nine oh two, triple five": as many of them in a row as a number has. */
const DIGIT_WORDS = new Set(
  'zero oh o one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred double triple dash un deux trois quatre cinq sept huit neuf dix vingt trente quarante cinquante soixante cent'.split(
    ' ',
  ),
);
const PHONE_DIGITS = 7;
/** "20 November 2026, 0930": a year before a comma begins no number. */
const YEAR = /^20[23]\d$/;
const LONG_FIGURE = /\d{5}/;
/** "630ish" */
const ABOUT_FIGURE = /^(\d{3,4})(ish)$/;
const DATE_LIKE =
  /^(?:20\d\d[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.](?:20)?\d\d|\d{1,2}\/\d{1,2}|[0-3]\d\.[01]\d)$/;
/** "L'après-midi", "after-midi": no noon. */
const NOON_AFTER = /^(?:l|d)?(?:apres|aprs|after)-?(?:midi|noon)$/;
/** "Dans l'avant-midi" */
const NOON_BEFORE = /^(?:l|d)avant-?midi$/;
const JOINTS = /([-/&@+])/;
const WORD_JOINTS: Readonly<Record<string, string>> = {
  '-': '-',
  '/': 'or',
  '&': 'and',
  '+': 'and',
  '@': 'at',
};
/** Filled pauses, which voice typing writes down. */
const PAUSES = new Set('um uh uhm umm uhh er erm hmm hm euh ah like'.split(' '));

/** "Jusqu'**au 25**": a date, where "jusqu'à 5" is an hour. */
const DATE_FIGURE = /^(?:[12]?\d|3[01])$/;

const endsWithHour = (tokens: readonly Token[], at: number): boolean =>
  /^(?:1[0-2]|[1-9])$/.test(tokens[at]?.word ?? '') && (at === tokens.length - 1 || tokens[at]?.mark !== '');

/** "The first one": behind these it counts nothing, and is no hour. */
const PRONOMINAL = new Set(
  'either which another whichever neither first second third last other former previous old new same wrong right correct'.split(
    ' ',
  ),
);

const ORDINALS = new Set(['first', 'second', 'third']);

/** The tokens of a message as the words that rules are written in, hyphens and slashes between them taken apart. */
export function piecesOf(tokens: readonly Token[], text = ''): Piece[] {
  const inert = inertTokens(tokens);
  const isList = tokens[0]?.word === '1' && tokens[0].mark === ')';
  return tokens.flatMap((token, index) => {
    // "1) saturday 2) afternoon": figures that count the answers.
    // "Tonight if you can, like 7"
    if (token.word === 'like' && endsWithHour(tokens, index + 1))
      return [{ raw: 'around', code: 'around', weak: false, from: index, to: index + 1, mark: '' }];
    if (PAUSES.has(token.word) || (isList && token.mark === ')' && /^\d$/.test(token.word))) return [];
    if (token.word === 'jusquau' && DATE_FIGURE.test(tokens[index + 1]?.word ?? ''))
      return ['until', 'the'].map((code) => ({
        raw: code,
        code,
        weak: false,
        from: index,
        to: index + 1,
        mark: '',
      }));
    // "The first one, the 20th": no date either.
    const isCounted = ORDINALS.has(token.word) && tokens[index + 1]?.word === 'one' && token.mark === '';
    const own = inert.has(index) || isCounted ? [inertPiece(token, index)] : piecesOfToken(token, index);
    // "Either one in the am": no hour.
    if (token.word === 'one' && PRONOMINAL.has(tokens[index - 1]?.word ?? ''))
      return own.map((piece) => ({ ...piece, code: 'one' }));
    return [...boundBefore(tokens, index, text), ...own];
  });
}

/** "> 1pm", "≥5", "<noon": a sign before a figure. A heart ("<3") is none. */
function boundBefore(tokens: readonly Token[], index: number, text: string): Piece[] {
  const { start = 0, word = '' } = tokens[index] ?? {};
  if (!/^(?:\d|noon)/.test(word)) return [];
  const end = text.indexOf(word[0] ?? '', start);
  const sign = /(?:^|[ (])([<>≤≥])=? ?$/.exec(text.slice(tokens[index - 1]?.end ?? 0, end))?.[1];
  if (sign === undefined || (word === '3' && text[end - 1] === '<')) return [];
  const raw = /[<≤]/.test(sign) ? 'before' : 'after';
  return [{ raw, code: raw, weak: false, from: index, to: index, mark: '' }];
}

function inertPiece({ word, mark }: Token, index: number): Piece {
  return { raw: word, code: INERT, weak: false, from: index, to: index + 1, mark };
}

function piecesOfToken({ word, text, mark }: Token, index: number): Piece[] {
  // "We'd", and no Wednesday.
  const parts = word === 'wed' && text.length > word.length ? ['we'] : splitWord(word);
  return parts.map((raw, at) => ({
    raw,
    ...(raw === '-' ? { code: '-', weak: false } : pieceCode(raw)),
    from: index,
    to: index + 1,
    mark: at === parts.length - 1 ? mark : '',
  }));
}

function splitWord(word: string): string[] {
  if (word === 'b/w') return ['between'];
  if (NOON_AFTER.test(word)) return ['afternoon'];
  if (NOON_BEFORE.test(word)) return ['morning'];
  const about = ABOUT_FIGURE.exec(word);
  if (about !== null) return about.slice(1);
  if (DATE_LIKE.test(word) || !/[-/&@+]/.test(word)) return gluedDate(word) ?? [word];
  const parts = word.split(JOINTS).filter((part) => part !== '');
  return parts.flatMap((part, index) => {
    const joint = WORD_JOINTS[part];
    if (joint === undefined) return [part];
    return joint === '-' && !isRange(parts[index - 1], parts[index + 1]) ? [] : [joint];
  });
}

/** A hyphen means "to" between figures and between days, and nothing in "mid-december" or "5-dec". */
function isRange(before = '', after = ''): boolean {
  return isCountable(before) && isCountable(after);
}

function isCountable(part: string): boolean {
  const { code } = pieceCode(part);
  return /\d/.test(part) || code.startsWith('D') || code === 'noon';
}

/** "Nov28", "28nov", "dec.5". */
function gluedDate(word: string): string[] | null {
  const match =
    /^([a-z]{3,9})\.?(\d{1,2}(?:st|nd|rd|th)?)$/.exec(word) ?? /^(\d{1,2})\.?([a-z]{3,9})$/.exec(word);
  if (match === null) return null;
  const parts = [match[1] ?? '', match[2] ?? ''];
  return parts.some((part) => pieceCode(part).code.startsWith('M')) ? parts : null;
}

/** How many digits a figure or a word of a dictated number stands for. */
function digitsOf(word: string): number {
  return DIGIT_WORDS.has(word) ? 1 : word.replace(/\D/g, '').length;
}

const isEmail = (word: string): boolean =>
  word.includes('@') && word.includes('.') && /[a-z]/.test(word.slice(word.indexOf('.')));

/** E-mails, long figures, and figures in a row that are as long as a telephone number. */
function inertTokens(tokens: readonly Token[]): ReadonlySet<number> {
  const inert = new Set<number>();
  let run: number[] = [];
  const close = () => {
    const digits = run.reduce((sum, at) => sum + digitsOf(tokens[at]?.word ?? ''), 0);
    if (digits >= PHONE_DIGITS) for (const at of run) inert.add(at);
    run = [];
  };
  for (const [index, { word }] of tokens.entries()) {
    const isMonth = (at: number) => pieceCode(tokens[at]?.word ?? '').code.startsWith('M');
    const isYear = YEAR.test(word) && (isMonth(index - 1) || isMonth(index - 2));
    if (isEmail(word) || (LONG_FIGURE.test(word) && !DATE_LIKE.test(word))) inert.add(index);
    if (!isYear && ((FIGURES.test(word) && !DATE_LIKE.test(word)) || DIGIT_WORDS.has(word))) run.push(index);
    else close();
  }
  close();
  return inert;
}
