import type { Piece } from '../../pieces.ts';

const SMALL: Readonly<Record<string, number>> = {
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
};
const TENS: Readonly<Record<string, number>> = {
  vingt: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  septante: 70,
  octante: 80,
  nonante: 90,
};

interface Read {
  value: number;
  to: number;
}

/** A number in French words: "douze", "cent vingt-quatre", "quatre-vingt-dix-huit", "mille deux cents". */
export function frenchNumberAt(pieces: readonly Piece[], from: number): Read | null {
  const first = hundredsAt(pieces, from);
  const thousand = first === null ? from : first.to;
  if (wordAt(pieces, thousand) !== 'mille') return first;
  const rest = hundredsAt(pieces, thousand + 1);
  return { value: (first?.value ?? 1) * 1000 + (rest?.value ?? 0), to: rest?.to ?? thousand + 1 };
}

function hundredsAt(pieces: readonly Piece[], from: number): Read | null {
  const small = belowHundredAt(pieces, from);
  const at = small === null || small.value > 9 ? from : small.to;
  if (!['cent', 'cents'].includes(wordAt(pieces, at))) return small;
  const rest = belowHundredAt(pieces, at + 1);
  const hundreds = at === from ? 1 : (small?.value ?? 1);
  return { value: hundreds * 100 + (rest?.value ?? 0), to: rest?.to ?? at + 1 };
}

function belowHundredAt(pieces: readonly Piece[], from: number): Read | null {
  const word = wordAt(pieces, from);
  if (word === 'quatre' && /^vingts?$/.test(wordAt(pieces, from + 1))) return withRest(pieces, 80, from + 2);
  const tens = lookUp(TENS, word);
  if (tens !== null) return withRest(pieces, tens, from + 1);
  const small = lookUp(SMALL, word);
  if (small === null) return null;
  const rest = small === 10 ? lookUp(SMALL, wordAt(pieces, from + 1)) : null;
  return rest !== null && rest >= 7 && rest <= 9
    ? { value: 10 + rest, to: from + 2 }
    : { value: small, to: from + 1 };
}

/** Sixty and eighty count on to nineteen: "soixante-quinze"; "et" stands before one and eleven. */
function withRest(pieces: readonly Piece[], tens: number, at: number): Read {
  const skip = wordAt(pieces, at) === 'et' ? at + 1 : at;
  const rest = tens === 60 || tens === 80 ? teenAt(pieces, skip) : digitAt(pieces, skip);
  return rest === null ? { value: tens, to: at } : { value: tens + rest.value, to: rest.to };
}

function digitAt(pieces: readonly Piece[], at: number): Read | null {
  const value = lookUp(SMALL, wordAt(pieces, at));
  return value === null || value > 9 ? null : { value, to: at + 1 };
}

function teenAt(pieces: readonly Piece[], at: number): Read | null {
  const value = lookUp(SMALL, wordAt(pieces, at));
  const unit = value === 10 ? digitAt(pieces, at + 1) : null;
  if (unit !== null && unit.value >= 7) return { value: 10 + unit.value, to: unit.to };
  return value === null ? null : { value, to: at + 1 };
}

const lookUp = (words: Readonly<Record<string, number>>, word: string): number | null =>
  Object.hasOwn(words, word) ? (words[word] ?? null) : null;
const wordAt = (pieces: readonly Piece[], index: number): string => pieces[index]?.word ?? '';
