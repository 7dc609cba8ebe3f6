import type { Piece } from '../../pieces.ts';

const UNITS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};
const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const ZEROES = new Set(['oh', 'o', 'zero']);
const MAX_WORDS = 8;

export interface SpokenNumber {
  digits: string;
  to: number;
}

interface Group {
  value: number;
  to: number;
}

/** A number in words as people read out addresses: "one fifty seven", "twelve hundred", "twenty-three forty-one", "one oh five". */
export function spokenNumberAt(
  pieces: readonly Piece[],
  from: number,
  maxWords = MAX_WORDS,
): SpokenNumber | null {
  let digits = '';
  let to = from;
  while (to < pieces.length && to - from < maxWords && digits.length < 6) {
    const group =
      digits !== '' && ZEROES.has(wordAt(pieces, to)) ? { value: 0, to: to + 1 } : groupAt(pieces, to);
    if (group === null) break;
    digits += String(group.value);
    to = group.to;
    if (endsNumber(pieces[to - 1])) break;
  }
  return digits === '' || digits.length > 6 ? null : { digits, to };
}

/** Up to ninety-nine, or that many hundreds or thousands with what follows. */
function groupAt(pieces: readonly Piece[], from: number): Group | null {
  const small = belowHundredAt(pieces, from);
  if (small === null) return null;
  const scale = { hundred: 100, thousand: 1000 }[wordAt(pieces, small.to)];
  if (scale === undefined) return small;
  const skip = wordAt(pieces, small.to + 1) === 'and' ? 2 : 1;
  const rest = scale === 1000 ? groupAt(pieces, small.to + skip) : belowHundredAt(pieces, small.to + skip);
  const whole = small.value * scale;
  return rest === null || rest.value >= scale
    ? { value: whole, to: small.to + 1 }
    : { value: whole + rest.value, to: rest.to };
}

function belowHundredAt(pieces: readonly Piece[], from: number): Group | null {
  const word = wordAt(pieces, from);
  const split = splitAt(pieces, from);
  if (split !== null) return split;
  const tens = Object.hasOwn(TENS, word) ? TENS[word] : undefined;
  const unit = unitAt(pieces, tens === undefined ? from : from + 1);
  if (tens === undefined) return unit === null ? null : { value: unit, to: from + 1 };
  return unit !== null && unit < 10 && !endsNumber(pieces[from])
    ? { value: tens + unit, to: from + 2 }
    : { value: tens, to: from + 1 };
}

/** "Nine teen", "six ty", as dictation takes them apart. */
function splitAt(pieces: readonly Piece[], from: number): Group | null {
  const digit = Object.hasOwn(UNITS, wordAt(pieces, from)) ? (UNITS[wordAt(pieces, from)] ?? 0) : 0;
  if (digit < 4 || digit > 9) return null;
  const ending = wordAt(pieces, from + 1);
  if (ending === 'teen') return { value: 10 + digit, to: from + 2 };
  return ending === 'ty' ? { value: 10 * digit, to: from + 2 } : null;
}

function unitAt(pieces: readonly Piece[], index: number): number | null {
  const word = wordAt(pieces, index);
  // "2 hundred and six", as dictation writes it.
  if (/^[1-9]$/.test(word) && ['hundred', 'thousand'].includes(wordAt(pieces, index + 1)))
    return Number(word);
  return Object.hasOwn(UNITS, word) ? (UNITS[word] ?? null) : null;
}

const wordAt = (pieces: readonly Piece[], index: number): string => pieces[index]?.word ?? '';
const endsNumber = (piece: Piece | undefined): boolean =>
  piece !== undefined && !['', '-'].includes(piece.mark);
