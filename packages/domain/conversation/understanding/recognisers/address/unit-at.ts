import { wordSet } from '../../../../text/word-set.ts';
import {
  COUNTED_WORDS,
  FURNITURE_UNITS,
  LEAD_IN_WORDS,
  SPOTS,
  UNIT_KINDS,
  UNIT_LABELS,
  UNIT_SIDES,
} from '../../../lexicon/geography/address-words.ts';
import { isFigures, type Piece, textOfPieces } from '../pieces.ts';
import { type AddressPart, partOf } from './address-part.ts';
import { skipCopula } from './labels.ts';
import { postalCodeAt } from './postal-code-at.ts';
import { houseNumberAt } from './street/house-number-at.ts';
import { type SpokenNumber, spokenNumberAt } from './street/spoken-number.ts';
import { breaksAfter, isPlaceAlone, streetAt, wordAt } from './street/street-at.ts';

/** Labels that are part of the value, since "14" alone would not tell a lot from a flat. */
const TELLING = new Set([
  'lot',
  'trailer',
  'pad',
  'building',
  'bldg',
  'tower',
  'penthouse',
  'ph',
  'townhouse',
  'door',
  'porte',
  'pmq',
  'cottage',
  'cabin',
  'hangar',
  'locker',
]);
/** Labels that are common words besides: they say a unit only beside a street. */
const WEAK = new Set([
  'lot',
  'room',
  'rm',
  'door',
  'pad',
  'trailer',
  'local',
  'bureau',
  'app',
  'flat',
  'building',
  'tower',
  'porte',
  'cottage',
  'cabin',
  'hangar',
  'locker',
]);
const UNIT_ID = /^(?:\d{1,5}[a-z]?|[a-hp-z])$/;

/** The unit that begins at this piece: "apt 4", "unit number is 4B", "#302", "upstairs flat", "lot 14". */
export function unitAt(pieces: readonly Piece[], from: number): AddressPart | null {
  if (isBeside(pieces, from)) return null;
  return (
    sidedUnitAt(pieces, from) ??
    spotAt(pieces, from) ??
    hashedUnitAt(pieces, from) ??
    storageUnitAt(pieces, from) ??
    labelledUnitAt(pieces, from)
  );
}

/** "No parking in front of unit A", "devant l'appartement 3": somebody else's. */
function isBeside(pieces: readonly Piece[], from: number): boolean {
  const [before, last] = [pieces[from - 2], pieces[from - 1]];
  if (last === undefined || last.mark !== '') return false;
  if (BESIDE.has(last.word)) return true;
  return before?.mark === '' && BESIDE_OF.has(`${before.word} ${last.word}`);
}
const BESIDE = wordSet('near beside behind opposite past devant derriere');
const BESIDE_OF = new Set([
  'front of',
  'across from',
  'next to',
  'close to',
  'pres de',
  'cote de',
  'face de',
  'devant l',
]);

/** "Storage locker 218 at 55 Oak Street": no door of a home. */
function storageUnitAt(pieces: readonly Piece[], from: number): AddressPart | null {
  const storage = pieces[from];
  if (storage?.word !== 'storage' || storage.mark !== '') return null;
  const unit = labelledUnitAt(pieces, from + 1);
  if (unit === null) return null;
  const written = textOfPieces(pieces, from, unit.to);
  return { ...unit, from, start: storage.start, value: written, written };
}

function sidedUnitAt(pieces: readonly Piece[], from: number): AddressPart | null {
  if (!UNIT_SIDES.has(wordAt(pieces, from)) || breaksAfter(pieces[from])) return null;
  const at = wordAt(pieces, from + 1) === 'floor' ? from + 2 : from + 1;
  if (!UNIT_KINDS.has(wordAt(pieces, at))) return null;
  // "Basement apartment 2", "main unit 4": the number says it; "basement flat 33 Oak Street" has the house's.
  if (isFigures(pieces[at + 1]) && !breaksAfter(pieces[at]) && !isHouse(pieces, at + 1)) return null;
  const value = textOfPieces(pieces, from, at + 1);
  return partOf({
    kind: 'unit',
    from,
    to: at + 1,
    ...spanOf(pieces, from, at + 1),
    value,
    sure: 0.35,
    weak: true,
  });
}

/** "9th floor", "Stage B", "Slip 4", "the old barn": between commas, and beside a street with a number. */
function spotAt(pieces: readonly Piece[], from: number, depth = 0): AddressPart | null {
  if (!opensSpot(pieces, from)) return null;
  let to = from + 1;
  while (
    to < pieces.length &&
    to - from < MAX_SPOT &&
    (pieces[to - 1]?.mark === '' || isSaint(pieces[to - 1]))
  )
    to += 1;
  const mark = pieces[to - 1]?.mark ?? '';
  const isBefore =
    SPOT_ENDS.has(mark) &&
    (isHouse(pieces, to) ||
      (depth < MAX_SPOTS && spotAt(pieces, pastLeadIn(pieces, to), depth + 1) !== null));
  const isBehind = from > 0 && mark === ',';
  const words = pieces.slice(from, to).map(({ word }) => word);
  if (words.slice(1).some((word) => LEAD_IN_WORDS.has(word))) return null;
  // "Shop: 12 Oak Street", "store, 12 Oak Street" lead in.
  if (words.length === 1 && (mark === ':' || BUSINESSES.has(words[0] ?? ''))) return null;
  const isFloor =
    (words.length === 2 || (words.length === 3 && ORDINAL_END.test(words[1] ?? ''))) &&
    FLOOR.test(words.at(-1) ?? '') &&
    ORDINAL.test(`${words[0]}${words.length === 3 ? words[1] : ''}`);
  const isSpot = SPOTS.has(words.at(-1) ?? '') || (words.length === 2 && SPOTS.has(words[0] ?? ''));
  if (!(isBehind && isFloor) && !(isBefore && (isFloor || isSpot))) return null;
  return partOf({
    kind: 'unit',
    from,
    to,
    ...spanOf(pieces, from, to),
    value: textOfPieces(pieces, from, to),
    sure: 0.35,
    weak: true,
  });
}

const BUSINESSES = wordSet('shop store warehouse office school church inn hotel lodge mall residence');

/** After a sign, but for the words that lead in: "it's the church hall, 12 Oak Street". */
function opensSpot(pieces: readonly Piece[], from: number): boolean {
  if (LEAD_IN_WORDS.has(wordAt(pieces, from)) || wordAt(pieces, from) === 'the') return false;
  let at = from;
  while (at > 0 && from - at < MAX_SPOT && pastLeadIn(pieces, at - 1) === at) at -= 1;
  const before = pieces[at - 1];
  return before === undefined || (SPOT_ENDS.has(before.mark) && !isSaint(before));
}

const pastLeadIn = (pieces: readonly Piece[], at: number): number =>
  pieces[at]?.mark === '' && (LEAD_IN_WORDS.has(wordAt(pieces, at)) || wordAt(pieces, at) === 'the')
    ? at + 1
    : at;

const isSaint = (piece: Piece | undefined) => piece?.mark === '.' && /^ste?$/.test(piece.word);

const MAX_SPOTS = 2;
const ORDINAL =
  /^(?:\d{1,2}(?:st|nd|rd|th|e|er|ere|eme|ieme)|premier|deuxieme|troisieme|quatrieme|cinquieme|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|ground|top|main)$/;
const ORDINAL_END = /^(?:e|er|ere|i?eme)$/;
const FLOOR = /^(?:floor|etage)$/;
const SPOT_ENDS = new Set([',', '.', ':', ';']);
const MAX_SPOT = 5;

/** Whether a street stands behind this number. */
function isHouse(pieces: readonly Piece[], at: number): boolean {
  const house = houseNumberAt(pieces, at);
  return house !== null && house.unit === null && streetAt(pieces, house.to)?.form === 'typed';
}

function hashedUnitAt(pieces: readonly Piece[], from: number): AddressPart | null {
  const piece = pieces[from];
  if (piece === undefined || !piece.hashed || !UNIT_ID.test(piece.word) || isOfCode(pieces, from))
    return null;
  const { text: value, start, end } = piece;
  return partOf({
    kind: 'unit',
    from,
    to: from + 1,
    start,
    end,
    value,
    written: `#${value}`,
    sure: 0.35,
    weak: true,
  });
}

/** "Gate code is #2299", "buzz #12" */
const isOfCode = (pieces: readonly Piece[], at: number): boolean => {
  const start = Math.max(0, at - CODE_REACH);
  const before = pieces.slice(start, at);
  const named = before.findLastIndex(({ word }) => CODE_NAMES.has(word));
  return named >= 0 && before.slice(named).every(({ mark }) => mark === '' || mark === ':' || mark === '-');
};
const CODE_NAMES = wordSet(
  'code codes buzzer buzz intercom lockbox keypad gate pin fob entry passcode interphone sonnette sonnez',
);
const CODE_REACH = 4;

function labelledUnitAt(pieces: readonly Piece[], from: number): AddressPart | null {
  const label = wordAt(pieces, from);
  if (!UNIT_LABELS.has(label) || ['?', '!', '\n'].includes(pieces[from]?.mark ?? '')) return null;
  const { to: at, labelled } = skipCopula(pieces, from + 1);
  // "The building is 6 Oak Street", "the unit is 6095 Oak Road, apt 4" say where it is.
  if (labelled && isHouse(pieces, at)) return null;
  // "Rear building, 63 Oak Street", "the cottage: 58 Oak Street": the number behind the sign is the house's.
  if ([',', ':'].includes(pieces[from]?.mark ?? '') && isHouse(pieces, at)) return null;
  const id = unitIdAt(pieces, at);
  // "The blue door, B3H 3J9"
  if (postalCodeAt(pieces, at) !== null) return null;
  // "Ph: 902 555 0134" is a telephone.
  if (label === 'ph' && /^\d{3}$/.test(id?.value ?? '') && isFigures(pieces[at + 1])) return null;
  if (id === null || isThing(pieces, from, id.to)) return null;
  const end = SEVERAL.has(label) ? listedUnitsEnd(pieces, id.to) : id.to;
  if (end > id.to) {
    const listed = pieces.slice(from, end - 1).map(({ text, mark }) => `${text}${mark} `);
    const written = [...listed, pieces[end - 1]?.text ?? ''].join('');
    return partOf({
      kind: 'unit',
      from,
      to: end,
      ...spanOf(pieces, from, end),
      value: written,
      written,
      sure: 0.55,
    });
  }
  const prefix = pieces[from]?.text ?? '';
  const value = TELLING.has(label) ? `${prefix} ${id.value}` : id.value;
  const isWeak = WEAK.has(label);
  const sure = isWeak ? 0.35 : labelled ? 0.65 : 0.55;
  return partOf({
    kind: 'unit',
    from,
    ...id,
    value,
    written: `${prefix} ${id.value}`,
    sure,
    labelled: labelled && !isWeak,
    weak: isWeak,
  });
}

const SEVERAL = wordSet('units apts apartments suites flats appts appartements');

/** Where "units 204, 311 and 508" end: at the last number that is no house's. */
function listedUnitsEnd(pieces: readonly Piece[], from: number): number {
  let end = from;
  for (;;) {
    const joined = /^(?:and|et|&)$/.test(wordAt(pieces, end)) && pieces[end]?.mark === '';
    const isListed = joined || /^[,/&]$/.test(pieces[end - 1]?.mark ?? '');
    const at = joined ? end + 1 : end;
    const isUnit = isFigures(pieces[at]) && UNIT_ID.test(wordAt(pieces, at)) && !isHouse(pieces, at);
    if (!isListed || !isUnit) return end;
    end = at + 1;
  }
}

/** "Wall unit 2 pieces", "room 4 couches". */
function isThing(pieces: readonly Piece[], from: number, to: number): boolean {
  // "Storage unit C-44" has an id that no furniture has.
  const isFurniture =
    // "Storage unit 12, 30 Oak Street": the house behind it tells.
    !isHouse(pieces, wordAt(pieces, to) === 'at' ? to + 1 : to) &&
    !/[a-z]/.test(pieces[to - 1]?.word ?? '') &&
    pieces[to - 2]?.mark !== '-' &&
    from > 0 &&
    pieces[from - 1]?.mark === '' &&
    FURNITURE_UNITS.has(wordAt(pieces, from - 1));
  return isFurniture || (pieces[to - 1]?.mark === '' && COUNTED_WORDS.has(wordAt(pieces, to)));
}

interface UnitId {
  value: string;
  start: number;
  end: number;
  to: number;
}

function unitIdAt(pieces: readonly Piece[], at: number): UnitId | null {
  const piece = pieces[at];
  if (piece === undefined) return null;
  const { start, end } = piece;
  if (!UNIT_ID.test(piece.word)) {
    const spoken = spokenUnitAt(pieces, at);
    if (spoken === null) return null;
    const last = pieces[spoken.to - 1];
    const letter = pieces[spoken.to];
    // "Apartment three b"
    if (
      letter !== undefined &&
      last?.mark === '' &&
      /^[b-h]$/.test(letter.word) &&
      endsUnit(pieces, spoken.to)
    )
      return { value: `${spoken.digits}${letter.text}`, start, end: letter.end, to: spoken.to + 1 };
    return { value: spoken.digits, start, end: last?.end ?? end, to: spoken.to };
  }
  if (/^[a-z]$/.test(piece.word) && !endsUnit(pieces, at)) return null;
  const next = pieces[at + 1];
  // "4-12 Oak St" after a label is unit and house number, "B-12" and "4 B" are one.
  if (next !== undefined && UNIT_ID.test(next.word) && isSecondHalf(pieces, at)) {
    const gap = next.start > piece.end && piece.mark === '' ? ' ' : piece.mark;
    const value = `${piece.text}${/^\d/.test(next.word) ? gap : piece.mark}${next.text}`;
    return { value, start, end: next.end, to: at + 2 };
  }
  return { value: piece.text, start, end, to: at + 1 };
}

/** "Apartment four twelve Oak Street": the first of two numbers, where a street follows. */
function spokenUnitAt(pieces: readonly Piece[], at: number): SpokenNumber | null {
  const whole = spokenNumberAt(pieces, at);
  if (whole === null || streetAt(pieces, whole.to) === null || isPlaceAlone(pieces, whole.to)) return whole;
  return spokenNumberAt(pieces, at, 1);
}

function isSecondHalf(pieces: readonly Piece[], at: number): boolean {
  const [piece, next] = [pieces[at] as Piece, pieces[at + 1] as Piece];
  if (/^\d+$/.test(piece.word) && /^[a-h]$/.test(next.word) && piece.mark === '')
    return endsUnit(pieces, at + 1);
  // "C118", "unit C 18, 145 Oak Road"
  if (/^[a-z]$/.test(piece.word) && isFigures(next) && next.start === piece.end) return true;
  if (/^[a-z]$/.test(piece.word) && piece.mark === '' && isFigures(next)) return isHouse(pieces, at + 2);
  if (piece.mark !== '-' || next.start !== piece.end + 1) return false;
  if (breaksAfter(next) && /^[a-z]$/.test(piece.word)) return true;
  const house = houseNumberAt(pieces, at + 1);
  return house === null || streetAt(pieces, house.to) === null;
}

/** A letter is a unit where nothing of a sentence follows: "unit a", not "unit a friend". */
function endsUnit(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at];
  const next = pieces[at + 1];
  if (piece === undefined || next === undefined || piece.mark !== '') return true;
  if (isFigures(next) || isPlaceAlone(pieces, at + 1)) return true;
  return piece.word !== 'a' && streetAt(pieces, at + 1) === null;
}

function spanOf(pieces: readonly Piece[], from: number, to: number): { start: number; end: number } {
  return { start: pieces[from]?.start ?? 0, end: pieces[to - 1]?.end ?? 0 };
}
