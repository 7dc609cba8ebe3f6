import { foldText } from '../text/plain-text.ts';
import { type Token, tidyMessage, tokensOf } from '../utterance/token.ts';
import type { Utterance } from '../utterance/utterance.ts';

/** A run of letters or of figures: addresses glue them, "apt4", "302-1480", "St.Halifax", "B3H-1A1". */
export interface Piece {
  text: string;
  word: string;
  /** The token that it is part of. */
  token: number;
  /** Where it stands in the message. */
  start: number;
  end: number;
  /** What stands between it and the next: '' for a space or nothing, else `,`, `.`, `-`, `/`, `\n` ... */
  mark: string;
  /** Begins with a number sign: "#302". */
  hashed: boolean;
}

/** What is read at a piece, once for as long as the pieces are held: every part of an address asks for it. */
export function oncePerPiece<Found>(
  read: (pieces: readonly Piece[], from: number) => Found,
): (pieces: readonly Piece[], from: number) => Found {
  const memo = new WeakMap<readonly Piece[], (Found | undefined)[]>();
  return (pieces, from) => {
    let known = memo.get(pieces);
    if (known === undefined) {
      known = new Array(pieces.length);
      memo.set(pieces, known);
    }
    const before = known[from];
    if (before !== undefined) return before;
    const found = read(pieces, from);
    known[from] = found;
    return found;
  };
}

const PIECE =
  /\d{1,9}[a-z]?(?![\p{L}\d])|\d{1,4}(?:st|nd|rd|th|e)(?![\p{L}\d])|\d+|[\p{L}\p{M}']+|&|[½¼¾]/giu;
const PLAIN = /^[a-z\d']*$/i;
const GLUE = /[-/.,;:()&#+]/;
/** A phone number or a long figure is no house number. */
const MAX_FIGURES = 6;

/** As long as the message is held: every recogniser of figures and addresses asks for them. */
const MEMO = new WeakMap<Utterance, readonly Piece[]>();

/** The message in pieces. E-mail addresses and links are one piece without a word, which nothing matches. */
export function piecesOf(utterance: Utterance): readonly Piece[] {
  const pieces = MEMO.get(utterance) ?? readPieces(utterance);
  MEMO.set(utterance, pieces);
  return pieces;
}

function readPieces({ text, tokens }: Utterance): Piece[] {
  return tokens.flatMap((token, index) => {
    const chunk = text.slice(token.start, token.end);
    if (token.text.includes('@') || chunk.includes('://')) return [opaque(token, index)];
    return piecesOfToken(token, index, chunk);
  });
}

/** The pieces of a text that is no message of its own: a known address, a street's name. */
export function piecesOfText(text: string): Piece[] {
  const tidied = tidyMessage(text);
  return readPieces({ text: tidied, tokens: tokensOf(tidied), clauses: [], polarity: [] });
}

function piecesOfToken(token: Token, index: number, chunk: string): Piece[] {
  const matches = [...chunk.matchAll(PIECE)];
  return matches.map((match, at) => {
    const start = match.index;
    const end = start + match[0].length;
    const next = matches[at + 1];
    return {
      text: match[0],
      word: wordOf(match[0]),
      token: index,
      start: token.start + start,
      end: token.start + end,
      mark: next === undefined ? token.mark : (GLUE.exec(chunk.slice(end, next.index))?.[0] ?? ''),
      hashed: chunk.charAt(start - 1) === '#',
    };
  });
}

const opaque = (token: Token, index: number): Piece => ({
  text: '',
  word: '',
  token: index,
  start: token.start,
  end: token.end,
  mark: token.mark,
  hashed: false,
});

function wordOf(text: string): string {
  if (text === '&') return 'and';
  const folded = PLAIN.test(text) ? text.toLowerCase() : foldText(text);
  return folded.replaceAll("'", '');
}

export const isFigures = (piece: Piece | undefined): piece is Piece =>
  piece !== undefined && /^\d/.test(piece.word) && piece.word.length <= MAX_FIGURES + 1;

/** The pieces' words between two indices, joined by spaces. */
export const piecesText = (pieces: readonly Piece[], from: number, to: number): string =>
  pieces
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ');

/** The pieces as written, but for punctuation; dashes within a name stay: "Saint-Jacques". */
export function textOfPieces(pieces: readonly Piece[], from: number, to: number): string {
  return pieces
    .slice(from, to)
    .map(({ text, mark, end }, index, all) => {
      const next = all[index + 1];
      if (next === undefined) return text;
      return mark === '-' && next.start === end + 1 ? `${text}-` : `${text} `;
    })
    .join('');
}
