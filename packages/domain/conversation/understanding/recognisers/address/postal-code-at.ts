import { oncePerPiece, type Piece } from '../pieces.ts';

export interface FoundPostalCode {
  /** As the post writes it: `B3H 1A1`. */
  readonly code: string;
  readonly to: number;
}

const LETTERS = 'ABCEGHJKLMNPRSTVWXYZ';
const FIRST_LETTERS = 'ABCEGHJKLMNPRSTVXY';
/** Typed for a figure; no postal code holds these letters where they could be meant. */
const LOOKS_LIKE_DIGIT: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };
const SPOKEN_DIGITS: Readonly<Record<string, string>> = {
  zero: '0',
  oh: '0',
  one: '1',
  won: '1',
  two: '2',
  to: '2',
  too: '2',
  three: '3',
  four: '4',
  for: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  ate: '8',
  nine: '9',
  niner: '9',
  un: '1',
  deux: '2',
  trois: '3',
  quatre: '4',
  cinq: '5',
  sept: '7',
  huit: '8',
  neuf: '9',
};
/** Letters as they are spelled out loud, and the words that radio and phone people use. */
const SPOKEN_LETTERS: Readonly<Record<string, string>> = {
  bee: 'B',
  cee: 'C',
  ee: 'E',
  ess: 'S',
  be: 'B',
  aitch: 'H',
  haitch: 'H',
  jay: 'J',
  kay: 'K',
  ell: 'L',
  el: 'L',
  em: 'M',
  en: 'N',
  pea: 'P',
  pee: 'P',
  ar: 'R',
  are: 'R',
  tea: 'T',
  tee: 'T',
  vee: 'V',
  ex: 'X',
  zed: 'Z',
  zee: 'Z',
  eh: 'A',
  ay: 'A',
  see: 'C',
  gee: 'G',
  why: 'Y',
  alpha: 'A',
  alfa: 'A',
  bravo: 'B',
  charlie: 'C',
  echo: 'E',
  golf: 'G',
  hotel: 'H',
  juliet: 'J',
  juliett: 'J',
  kilo: 'K',
  lima: 'L',
  mike: 'M',
  november: 'N',
  papa: 'P',
  romeo: 'R',
  sierra: 'S',
  tango: 'T',
  victor: 'V',
  whiskey: 'W',
  whisky: 'W',
  xray: 'X',
  yankee: 'Y',
  zulu: 'Z',
};
/** Short, and words of nothing else. */
const SURE = new Set('one two six bee cee ee ess jay kay tee vee zed zee pee oh'.split(' '));
const PLAIN = /^[a-z\d]{1,6}$/;
const NATIVE = 'ABCEGHJKLMNPRSTVWXYZ0123456789';
const BREAKS = new Set(['?', '!', ';']);

interface Reading {
  code: string;
  /** How many characters had to be taken for others. */
  guesses: number;
}

/** A postal code that begins at this piece, typed or spelled out; at most two characters are taken for others. */
export const postalCodeAt = oncePerPiece(readPostalCode);

function readPostalCode(pieces: readonly Piece[], from: number): FoundPostalCode | null {
  let reading: Reading = { code: '', guesses: 0 };
  for (let index = from; index < pieces.length; index += 1) {
    const next = withPiece(reading, pieces[index]?.word ?? '');
    if (next === null || next.guesses > 2) return null;
    reading = next;
    if (reading.code.length === 6) return finished(reading, index + 1);
    if (BREAKS.has(pieces[index]?.mark ?? '')) return null;
    if (isLetterAt(reading.code.length - 1)) index += asInLength(pieces, index + 1);
  }
  return null;
}

function finished({ code, guesses }: Reading, to: number): FoundPostalCode | null {
  // A guess needs a code of the region around it: "BOLIBO" is a word.
  if (guesses > 0 && (!code.startsWith('B') || guesses > 2)) return null;
  return { code: `${code.slice(0, 3)} ${code.slice(3)}`, to };
}

function withPiece(reading: Reading, word: string): Reading | null {
  const { length } = reading.code;
  if (word === '') return null;
  const spoken = isLetterAt(length) ? SPOKEN_LETTERS : SPOKEN_DIGITS;
  const meant = Object.hasOwn(spoken, word) ? spoken[word] : undefined;
  if (meant !== undefined) return takenAs(reading, word, meant);
  if (!PLAIN.test(word)) return null;
  let read: Reading | null = reading;
  for (const char of word.toUpperCase()) read = read === null ? null : withChar(read, char);
  return read;
}

/** Words that are common besides are guesses: "be", "for", "to". */
function takenAs({ code, guesses }: Reading, word: string, meant: string): Reading | null {
  if (code === '' && !FIRST_LETTERS.includes(meant)) return null;
  return {
    code: code + meant,
    guesses: guesses + (word.length <= 3 && !SURE.has(word) ? 1 : 0),
  };
}

function withChar({ code, guesses }: Reading, char: string): Reading | null {
  const at = code.length;
  if (at >= 6) return null;
  if (isLetterAt(at)) {
    if ((at === 0 ? FIRST_LETTERS : LETTERS).includes(char)) return { code: code + char, guesses };
    if (at === 0) return char === '8' ? { code: 'B', guesses: guesses + 1 } : null;
    // "B3A 1D3": no code of the post's, yet whole as it was typed.
    return /[A-Z]/.test(char) ? { code: code + char, guesses: guesses + 1 } : null;
  }
  if (!NATIVE.includes(char) || !/\d/.test(char)) {
    const digit = LOOKS_LIKE_DIGIT[char];
    return digit === undefined ? null : { code: code + digit, guesses: guesses + 1 };
  }
  return { code: code + char, guesses };
}

const isLetterAt = (index: number): boolean => index % 2 === 0;

/** "B as in Bob", "B for bravo", "B like boy", "X as in x-ray": how many pieces explain a letter. */
function asInLength(pieces: readonly Piece[], from: number): number {
  const length = explainingLength(pieces, from);
  if (length === 0) return 0;
  const [word, next] = [pieces[from + length - 1], pieces[from + length]];
  return word?.mark === '-' && next?.token === word.token ? length + 1 : length;
}

function explainingLength(pieces: readonly Piece[], from: number): number {
  const [first, second] = [pieces[from]?.word ?? '', pieces[from + 1]?.word ?? ''];
  if (first === 'as' && second === 'in') return 3;
  if (first === 'like' || first === 'comme') return 2;
  // "B for Bob"; "B for one" is a four heard wrong.
  const begins = second.length > 1 && second.charAt(0) === pieces[from - 1]?.word.charAt(0);
  return (first === 'for' || first === 'as' || first === 'pour') && begins ? 2 : 0;
}
