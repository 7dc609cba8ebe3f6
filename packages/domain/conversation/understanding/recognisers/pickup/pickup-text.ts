import type { Utterance } from '../../utterance/utterance.ts';
import { joinPieces } from './join-pieces.ts';
import { type Piece, piecesOf } from './pieces.ts';

/** A message in the words of the rules, each with its place in the text and in the message. */
export interface PickupText {
  /** The codes with a space around each; `,` ends a phrase and `|` a sentence. */
  text: string;
  words: readonly PickupWord[];
}

export interface PickupWord extends Piece {
  /** Where its code stands in the text. */
  at: number;
}

const PAUSE = ',';
const STOP = '|';
/** "Sat. Dec. 5": a full stop that ends no sentence. */
const ABBREVIATED = /^(?:[DM]\d+|T[\d:]+|P\d|st|dr)$/;
const SHORT = 5;

/** As long as the message is held. */
const MEMO = new WeakMap<Pick<Utterance, 'tokens' | 'text'>, PickupText>();

/** Respells a message for the rules of days and times. Linear in its tokens. */
export function pickupTextOf(utterance: Pick<Utterance, 'tokens' | 'text'>): PickupText {
  const said = MEMO.get(utterance) ?? respelled(utterance);
  MEMO.set(utterance, said);
  return said;
}

function respelled({ tokens, text: written }: Pick<Utterance, 'tokens' | 'text'>): PickupText {
  const words: PickupWord[] = [];
  let text = ' ';
  const add = (piece: Piece) => {
    words.push({ ...piece, at: text.length });
    text += `${piece.code} `;
  };
  const pieces = withoutFloors(joinPieces(piecesOf(tokens, written)));
  for (const [index, piece] of pieces.entries()) {
    add(piece);
    const next = pieces[index + 1];
    const code = endsAtHour(piece, next, tokens) ? STOP : markCode(piece, next);
    if (code !== null)
      add({ ...piece, raw: code, code, weak: false, from: piece.to, to: piece.to, mark: '' });
  }
  return { text, words };
}

/** "À 17 h 30. Paul Robichaud": a new sentence, where "à 17 h. vendredi" goes on. */
const endsAtHour = (
  { mark, code }: Piece,
  next: Piece | undefined,
  tokens: readonly { text: string }[],
): boolean =>
  mark === '.' &&
  /^[Tt]\d/.test(code) &&
  next !== undefined &&
  !ABBREVIATED.test(next.code) &&
  /^\p{Lu}/u.test(tokens[next.from]?.text ?? '');

/** "Friday, third floor": where, and no date. */
function withoutFloors(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, index) =>
    piece.mark === '' && /^\d{1,2}o?$/.test(piece.code) && FLOOR.test(pieces[index + 1]?.raw ?? '')
      ? { ...piece, code: 'nth' }
      : piece,
  );
}
const FLOOR = /^(?:floor|flr|storey|story|level|etage)$/;

function markCode(piece: Piece, next: Piece | undefined): string | null {
  switch (piece.mark) {
    case '':
      return null;
    case '-':
      return isCounted(piece) && next !== undefined && isCounted(next) ? '-' : PAUSE;
    case '.':
      return ABBREVIATED.test(piece.code) && isShort(piece.raw) && !/\d[ap]m$/.test(piece.raw) ? null : STOP;
    case '!':
    case '?':
    case '\n':
      return STOP;
    default:
      return PAUSE;
  }
}

/** "Thurs." is the longest that is cut short. */
const isShort = (raw: string): boolean => raw.length < SHORT || raw === 'thurs';

const isCounted = ({ code }: Piece): boolean => /^(?:n?\d{1,2}|[TtD]\d.*|noon)$/.test(code);

/** The first word that begins at or after a place in the text. */
export function wordAt({ words }: PickupText, place: number): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.at ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The text before a word, back to the end of the sentence before or as far as `reach` letters. */
export function textBefore({ text, words }: PickupText, word: number, reach = 80): string {
  const end = words[word]?.at ?? text.length;
  const stretch = text.slice(Math.max(0, end - reach), end);
  return stretch.slice(stretch.lastIndexOf(STOP) + 1);
}

/** The text that follows a word, up to the end of its sentence or as far as `reach` letters. */
export function textAfter({ text, words }: PickupText, word: number, reach = 60): string {
  const start = (words[word]?.at ?? text.length) - 1;
  const stretch = text.slice(start, start + reach);
  const stop = stretch.indexOf(STOP);
  return stop < 0 ? stretch : stretch.slice(0, stop);
}

/** The text between two words, a space at either end. */
export function textBetween({ text, words }: PickupText, from: number, to: number): string {
  return text.slice((words[from]?.at ?? text.length) - 1, words[to]?.at ?? text.length);
}
