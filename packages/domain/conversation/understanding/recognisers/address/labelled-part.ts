import { foldText } from '../../text/plain-text.ts';
import type { Utterance } from '../../utterance/utterance.ts';
import { type Piece, piecesOf, piecesOfText } from '../pieces.ts';
import type { AddressMention } from '../proposal.ts';
import type { AddressPart } from './address-part.ts';
import { findParts } from './find-parts.ts';
import { readAddress } from './merge-mentions.ts';
import { mentionOf } from './write-address.ts';

const HOUSE_NUMBER = /^[1-9]\d{0,4}[a-z]?$/;
const KINDS = new Set<AddressPart['kind']>(['unit', 'house', 'postal']);

/**
 * The part of an address that a correction names: "unit is 5", "it's apartment 9 not 6", "the house number should be 41".
 * With the known address also one without a label, where the wrong value is said with the right one: "it's 14 not 12".
 */
export function labelledPart(utterance: Utterance, known: string | null): AddressMention | null {
  const pieces = piecesOf(utterance);
  const parts = findParts(pieces, false).filter(({ kind }) => kind !== 'province');
  const swapped = known === null ? null : swappedNumber(pieces, known, utterance);
  if (parts.length === 0) return swapped;
  const named = parts.filter(({ kind, labelled }) => labelled || KINDS.has(kind));
  const old = known === null ? [] : readAddress(known).parts;
  // "Not unit 6, unit 8": what is known already is not what is put right.
  const isNew = ({ kind, value }: AddressPart) =>
    !old.some((one) => one.kind === kind && one.value === value);
  const hasStreet = parts.some(({ kind }) => kind === 'street');
  const part = named.find(isNew) ?? (hasStreet || swapped !== null ? undefined : named[0]);
  const isWhole = parts.some(({ kind, value }) => kind === 'street' && !isKnownStreet(value, old));
  // "The postal code is B3H 1A1, city Halifax", where neither is known.
  const place = old.some(({ kind }) => kind === 'place')
    ? undefined
    : parts.find(({ kind }) => kind === 'place');
  const beside = part?.kind === 'postal' && place !== undefined ? [place] : [];
  if (part !== undefined && !isWhole) return mentionOf([...beside, part], utterance.text, pieces);
  return isWhole ? null : swapped;
}

/** "Did I say 118 Flamingo? It's 181" names the known street, whose number is put right. */
const isKnownStreet = (street: string, old: readonly AddressPart[]): boolean =>
  old.some(({ kind, value }) => kind === 'street' && streetKey(value).startsWith(streetKey(street)));

/** "Nelson's Landing" and "Nelsons Landing" are one. */
const streetKey = (street: string): string => street.toLowerCase().replaceAll(/['’]/g, '');

/** The "30" of "1:30" is no house. */
const isOfClock = (piece: Piece, before: Piece | undefined): boolean =>
  (piece.mark === ':' && /^\d/.test(piece.word)) ||
  (before?.mark === ':' && /^\d/.test(before.word) && before.end + 1 === piece.start);

/** The two figures of a message, or of several those around a "not": "code 0829, and it's 46 not 64". */
function besideDenial(pieces: readonly Piece[]): [Piece, Piece] | null {
  const figures = new Set(
    pieces.filter((piece, index) => HOUSE_NUMBER.test(piece.word) && !isOfClock(piece, pieces[index - 1])),
  );
  const isFigure = (piece: Piece) => figures.has(piece);
  const all = [...figures];
  const at = pieces.findIndex(
    ({ word }, index) => (word === 'not' || word === 'pas') && pieces.slice(index, index + 3).some(isFigure),
  );
  const near = all.length === 2 || at < 0 ? all : pieces.slice(Math.max(0, at - 3), at + 3).filter(isFigure);
  const [first, second] = near;
  return first !== undefined && second !== undefined && near.length === 2 ? [first, second] : null;
}

const DENIALS = new Set(['not', 'pas', 'isnt', 'instead', 'wrong', 'meant']);
const SWAPPING = new Set(
  'not pas cest le isnt instead of wrong meant but its it is was should be i sorry oops and then for please thanks'.split(
    ' ',
  ),
);

/** "Change the 77 to 79", "mets 32 au lieu de 31" */
const CHANGES =
  /(?:^|[ ,.])(?:change[rz]?|replace|swap|remplace[rz]?|mets|mettez|met|put|make)(?: (?:donc|plutot|the|le|it))* \d{1,5}[a-z]? (?:to|for|with|by|pour|par|au lieu d[eu]|a la place d[eu]|instead of) (?:the |le )?\d{1,5}[a-z]?(?=$|[ ,.!?])/;
const CHANGING = new Set('to for with by pour par au lieu de du la place the le a pis'.split(' '));

/** "6183 not 6138", "it's 6183 Young, not 6138" of a known 6138 speaks of the address alone: the tokens that do; null without such. */
export function deniedNumber(utterance: Utterance, known: string): { from: number; to: number } | null {
  const { tokens } = utterance;
  const isChange = CHANGES.test(foldText(utterance.text));
  if (!isChange && !tokens.some(({ word }) => DENIALS.has(word))) return null;
  const pieces = piecesOf(utterance);
  const figures = swappedNumber(pieces, known, utterance) === null ? null : besideDenial(pieces);
  if (figures === null) return null;
  // "2 couches now not 1", "not between 1 and 3" count something else.
  const [from, to] = [pieces.indexOf(figures[0]), pieces.indexOf(figures[1]) + 1];
  const behind = figures[1].mark === '' ? pieces.slice(to, to + 1) : [];
  const named = new Set(piecesOfText(known).map(({ word }) => word));
  const isPlain = [...pieces.slice(from + 1, to - 1), ...behind].every(
    ({ word }) => SWAPPING.has(word) || named.has(word) || (isChange && CHANGING.has(word)),
  );
  return isPlain ? { from: figures[0].token, to: figures[1].token + 1 } : null;
}

/** "12 Oak Court, Bedford, no wait 21 not 12": what a message puts in the place of the number that it says; null for nothing. */
export function takenBackNumber(utterance: Utterance, said: AddressMention): AddressMention | null {
  const pieces = piecesOf(utterance);
  const near = besideDenial(pieces);
  if (near === null || near[1].word !== said.houseNumber?.toLowerCase()) return null;
  const denied = pieces.indexOf(near[1]);
  const isDenied = pieces
    .slice(Math.max(0, denied - 2), denied)
    .some(({ word }) => word === 'not' || word === 'pas');
  return isDenied && deniedNumber(utterance, said.address) !== null
    ? swappedNumber(pieces, said.address, utterance)
    : null;
}

const BETWEEN = new Set(['between', 'entre', 'btwn']);

/** Two figures of which one is known: the other one replaces it. */
function swappedNumber(
  pieces: readonly Piece[],
  known: string,
  { text, polarity }: Utterance,
): AddressMention | null {
  const figures = besideDenial(pieces);
  if (figures === null) return null;
  const { parts } = readAddress(known);
  const isWrong = ({ word }: Piece) =>
    parts.find(({ kind, value }) => (kind === 'house' || kind === 'unit') && value.toLowerCase() === word);
  const [first, second] = figures;
  // "Not tomorrow, the day after, between 1 and 3"
  if (BETWEEN.has(pieces[pieces.indexOf(first) - 1]?.word ?? '')) return null;
  const replaced = isWrong(first) ?? isWrong(second);
  if (replaced === undefined || (isWrong(first) !== undefined && isWrong(second) !== undefined)) return null;
  const right = isWrong(first) === undefined ? first : second;
  // "Does it say 1470? oh no, 1407": what was only asked is no value.
  if (polarity[right.token] === 'asked') return null;
  return mentionOf(
    [
      {
        ...replaced,
        value: right.text,
        written: right.text,
        start: right.start,
        end: right.end,
        labelled: true,
      },
    ],
    text,
    pieces,
  );
}
