import { isFigures, type Piece, textOfPieces } from '../pieces.ts';
import { type AddressPart, partOf } from './address-part.ts';
import { wordAt } from './street/street-at.ts';

/** How a post office box is called, each word a piece; the longest first. */
const LABELS: readonly (readonly string[])[] = [
  ['post', 'office', 'box'],
  ['postal', 'box'],
  ['p', 'o', 'box'],
  ['po', 'box'],
  ['p', 'o', 'b'],
  ['pob'],
  ['pobox'],
  ['postbox'],
  ['post', 'box'],
  ['mail', 'box', 'number'],
  ['boite', 'postale'],
  ['case', 'postale'],
  ['casier', 'postal'],
  ['general', 'delivery'],
  ['poste', 'restante'],
];
const FIRST_WORDS: ReadonlySet<string> = new Set(LABELS.flatMap((words) => words.slice(0, 1)));
const NUMBERLESS = new Set(['general delivery', 'poste restante']);

/** A post office box, "PO Box 123", or "general delivery": nothing can be picked up there. */
export function postBoxAt(pieces: readonly Piece[], from: number): AddressPart | null {
  if (!FIRST_WORDS.has(wordAt(pieces, from))) return null;
  const label = LABELS.find((words) => words.every((word, index) => wordAt(pieces, from + index) === word));
  if (label === undefined) return null;
  const after = from + label.length;
  const at = ['number', 'no'].includes(wordAt(pieces, after)) ? after + 1 : after;
  const to = isFigures(pieces[at]) ? at + 1 : after;
  if (to === after && !NUMBERLESS.has(label.join(' ')) && label.length < 3 && !label[0]?.startsWith('po'))
    return null;
  const [start, end] = [pieces[from]?.start ?? 0, pieces[to - 1]?.end ?? 0];
  const value = textOfPieces(pieces, from, to);
  return partOf({ kind: 'box', from, to, start, end, value, sure: 0.85 });
}
