import {
  LEADING_KINDS,
  NAME_PARTICLES,
  NUMBERED_ROADS,
  STREET_KINDS,
  STREET_SUFFIXES,
  WEAK_STREET_KINDS,
} from '../../../../../site/street-kinds.ts';
import { isWithinEdits } from '../../../../../text/edit-distance.ts';
import {
  COUNTED_WORDS,
  NOT_STREET_NAMES,
  ODD_STREET_WORDS,
} from '../../../../lexicon/geography/address-words.ts';
import { MAIN_STREETS } from '../../../../lexicon/geography/main-streets.ts';
import { oncePerPiece, type Piece, piecesText } from '../../pieces.ts';
import { placeAt } from '../place-at.ts';
import { spokenNumberAt } from './spoken-number.ts';

export interface FoundStreet {
  readonly to: number;
  /** How much like a street it is written: with its kind, known by its name, or a mere name. */
  form: 'typed' | 'weak-kind' | 'known' | 'bare';
}

const MAX_NAME_WORDS = 5;
const MAX_BARE_WORDS = 3;
const MIN_FUZZY = 7;
const LONG_STREETS = [...MAIN_STREETS].filter((name) => name.length >= MIN_FUZZY && !name.includes(' '));

const FIRST_WORDS: ReadonlySet<string> = new Set([...MAIN_STREETS].map((name) => name.split(' ')[0] ?? ''));

/** The street that begins at this piece: "Old Sambro Road", "Highway 7", "rue des Pins", "Quinpool". */
export const streetAt = oncePerPiece(
  (pieces, from): FoundStreet | null =>
    numberedRoadAt(pieces, from) ??
    frenchStreetAt(pieces, from) ??
    typedStreetAt(pieces, from) ??
    knownStreetAt(pieces, from),
);

/** "Highway 7", "old Hwy 2", "Route 333", "highway number seven", "number 7 highway". */
export function numberedRoadAt(pieces: readonly Piece[], from: number): FoundStreet | null {
  let at = ['old', 'the'].includes(wordAt(pieces, from)) ? from + 1 : from;
  if (['number', 'no'].includes(wordAt(pieces, at)) && NUMBERED_ROADS.has(wordAt(pieces, at + 2))) {
    return /^\d{1,3}$/.test(wordAt(pieces, at + 1)) ? { to: at + 3, form: 'typed' } : null;
  }
  const rural = ruralRouteAt(pieces, at);
  if (rural !== null) return rural;
  if (!NUMBERED_ROADS.has(wordAt(pieces, at)) || breaksAfter(pieces[at])) return null;
  at += ['number', 'no', 'numero'].includes(wordAt(pieces, at + 1)) ? 2 : 1;
  if (/^\d{1,3}[a-z]?$/.test(wordAt(pieces, at))) return { to: withSuffix(pieces, at + 1), form: 'typed' };
  const spoken = spokenNumberAt(pieces, at);
  return spoken !== null && spoken.digits.length <= 3 ? { to: spoken.to, form: 'typed' } : null;
}

/** "RR 2", "R.R. #1", "rural route 3": the post's road where no street has a name. */
function ruralRouteAt(pieces: readonly Piece[], from: number): FoundStreet | null {
  const [first, second] = [wordAt(pieces, from), wordAt(pieces, from + 1)];
  const length = first === 'rr' ? 1 : (first === 'r' && second === 'r') || first === 'rural' ? 2 : 0;
  if (length === 0 || (first === 'rural' && !NUMBERED_ROADS.has(second))) return null;
  const at = from + length + (['number', 'no'].includes(wordAt(pieces, from + length)) ? 1 : 0);
  return /^\d{1,2}$/.test(wordAt(pieces, at)) ? { to: at + 1, form: 'typed' } : null;
}

/** "Rue des Pins", "chemin du Lac": the kind, then a name of up to three words and their particles. */
function frenchStreetAt(pieces: readonly Piece[], from: number): FoundStreet | null {
  if (!LEADING_KINDS.has(wordAt(pieces, from)) || !['', '.'].includes(pieces[from]?.mark ?? '')) return null;
  let to = from + 1;
  let names = 0;
  while (names < 2 && to - from < 6 && isNameWord(pieces[to], true)) {
    if (names > 0 && (placeAt(pieces, to) !== null || !startsUpper(pieces[to]))) break;
    if (!NAME_PARTICLES.has(wordAt(pieces, to)) || /^sainte?$|^ste?$/.test(wordAt(pieces, to))) names += 1;
    if (/^sainte?$|^ste?$/.test(wordAt(pieces, to))) names -= 1;
    to += 1;
    if (breaksAfter(pieces[to - 1])) break;
  }
  return names > 0 ? { to, form: 'typed' } : null;
}

/** A name with its kind: the last kind, "St Margarets Bay Road", unless a place or a comma stands before it. */
function typedStreetAt(pieces: readonly Piece[], from: number): FoundStreet | null {
  let best: FoundStreet | null = null;
  for (let at = from; at < pieces.length && at - from <= MAX_NAME_WORDS; at += 1) {
    const park = at > from ? parkAt(pieces, at) : null;
    if (park !== null) return { to: park, form: 'typed' };
    if (!isNameWord(pieces[at], at > from)) break;
    const form = at === from ? null : kindOf(pieces, at);
    if (at > from && isPlaceAlone(pieces, at)) break;
    if (best?.form === 'typed' && form === null && !isAmbiguousKind(pieces, best.to - 1)) break;
    if (form !== null) best = { to: at + 1, form };
    if (breaksAfter(pieces[at])) break;
  }
  return best === null || isCounted(pieces, from, best) ? null : { ...best, to: withSuffix(pieces, best.to) };
}

/** "Pinegrove Mobile Home Park", "Maple Trailer Court": where its kind ends. */
function parkAt(pieces: readonly Piece[], at: number): number | null {
  if (wordAt(pieces, at) === 'mhp') return at + 1;
  if (!['mobile', 'trailer'].includes(wordAt(pieces, at))) return null;
  const to = wordAt(pieces, at + 1) === 'home' ? at + 2 : at + 1;
  return ['park', 'court', 'estates'].includes(wordAt(pieces, to)) ? to + 1 : null;
}

/** "Street Main Avenue": where the name begins, behind a kind that other languages put first. */
export function kindFirst(pieces: readonly Piece[], from: number): number {
  const isKind = ['street', 'road', 'avenue'].includes(wordAt(pieces, from)) && !breaksAfter(pieces[from]);
  return isKind && typedStreetAt(pieces, from + 1)?.form === 'typed' ? from + 1 : from;
}

/** "2 couches Oak Street" counts couches; "12 Stairs Street" is one. */
function isCounted(pieces: readonly Piece[], from: number, { to, form }: FoundStreet): boolean {
  const word = wordAt(pieces, from);
  if (!COUNTED_WORDS.has(word)) return false;
  return form === 'weak-kind' || (to - from > 2 && word.endsWith('s'));
}

/** "Oak Clayton Park" is a street and its place, "Old Herring Cove Road" is a street. */
export function isPlaceAlone(pieces: readonly Piece[], at: number): boolean {
  const place = placeAt(pieces, at);
  return place !== null && (breaksAfter(pieces[place.to - 1]) || !goesOnAsStreet(pieces, place.to));
}

/** "Old Sambro Road", "Sambro Harbour Road": the kind follows, or one more word and then the kind. */
const goesOnAsStreet = (pieces: readonly Piece[], to: number): boolean =>
  kindOf(pieces, to) !== null ||
  parkAt(pieces, to) !== null ||
  (GEOGRAPHIC.has(wordAt(pieces, to)) && !breaksAfter(pieces[to]) && kindOf(pieces, to + 1) === 'typed');

/** Words behind a place's name in the names of roads. */
const GEOGRAPHIC = new Set(
  'mobile trailer harbour harbor lake head beach point river island cove bay village mill mills hill falls station church school valley brook pond shore cross main'.split(
    ' ',
  ),
);

function kindOf(pieces: readonly Piece[], at: number): 'typed' | 'weak-kind' | null {
  const word = wordAt(pieces, at);
  if (STREET_KINDS.has(word)) return 'typed';
  return WEAK_STREET_KINDS.has(word) ? 'weak-kind' : null;
}

/** "St" may begin a saint's name: "Old St Margarets Bay Road". */
const isAmbiguousKind = (pieces: readonly Piece[], at: number): boolean =>
  ['st', 'court', 'cove', 'lane', 'trail', 'mews', 'terrace', 'chemin', 'rue'].includes(wordAt(pieces, at));

/** A street of the region by its name alone. */
function knownStreetAt(pieces: readonly Piece[], from: number): FoundStreet | null {
  if (!FIRST_WORDS.has(wordAt(pieces, from))) return null;
  for (let length = Math.min(MAX_BARE_WORDS, pieces.length - from); length >= 1; length -= 1) {
    const isWhole = pieces.slice(from, from + length - 1).every((piece) => !breaksAfter(piece));
    if (isWhole && MAIN_STREETS.has(piecesText(pieces, from, from + length)))
      return { to: from + length, form: 'known' };
  }
  return null;
}

/**
 * Behind a house number alone: a name of words that elsewhere count or say something, "Flat Lake Dr", "Morning Glory Lane",
 * and behind a unit's dash "Stairs Place".
 */
export function oddStreetAt(pieces: readonly Piece[], from: number, dashed: boolean): FoundStreet | null {
  const word = wordAt(pieces, from);
  const counted = COUNTED_WORDS.has(word);
  if (breaksAfter(pieces[from]) || !(ODD_STREET_WORDS.has(word) || (dashed && counted))) return null;
  const kind = kindOf(pieces, from + 1);
  if (kind !== null && (kind === 'typed' || dashed)) return { to: withSuffix(pieces, from + 2), form: kind };
  const rest = isNameWord(pieces[from + 1], false) ? typedStreetAt(pieces, from + 1) : null;
  return rest?.form === 'typed' ? rest : null;
}

/** A long name of a street with a slip in it; asked behind a house number alone. */
export function misspelledStreetAt(pieces: readonly Piece[], from: number): FoundStreet | null {
  const word = wordAt(pieces, from);
  const isSlip =
    word.length >= MIN_FUZZY - 1 &&
    LONG_STREETS.some((name) => name[0] === word[0] && isWithinEdits(word, name, 1));
  return isSlip ? { to: from + 1, form: 'known' } : null;
}

/** Up to three words that may be a street's name; what follows must show that they are one. */
export function bareStreetAt(pieces: readonly Piece[], from: number): FoundStreet | null {
  let to = from;
  while (
    to - from < MAX_BARE_WORDS &&
    isNameWord(pieces[to], false) &&
    !COUNTED_WORDS.has(wordAt(pieces, to))
  ) {
    if (to > from && placeAt(pieces, to) !== null) break;
    to += 1;
    if (breaksAfter(pieces[to - 1])) break;
  }
  return to > from && wordAt(pieces, from).length > 1 ? { to, form: 'bare' } : null;
}

function withSuffix(pieces: readonly Piece[], to: number): number {
  const word = wordAt(pieces, to);
  if (!STREET_SUFFIXES.has(word) || breaksAfter(pieces[to - 1])) return to;
  // "Main St, North Preston", "Robie St N.S.": the word begins something else.
  if (placeAt(pieces, to) !== null || wordAt(pieces, to + 1) === 's' || wordAt(pieces, to + 1) === 'end')
    return to;
  return to + 1;
}

/** Whether a word may stand in a name. */
export function isNameWord(piece: Piece | undefined, inside: boolean): boolean {
  if (piece === undefined || piece.hashed) return false;
  const { word } = piece;
  if (/^\d/.test(word)) return /^\d{1,3}(?:st|nd|rd|th|e)$/.test(word);
  return word !== '' && ((inside && NAME_PARTICLES.has(word)) || !NOT_STREET_NAMES.has(word));
}

/** Whether a phrase ends before this piece. */
export const endsAt = (pieces: readonly Piece[], to: number): boolean =>
  to >= pieces.length || breaksAfter(pieces[to - 1]);

/** Whether a name cannot go on after this piece: a comma or a line, but not the dot of "St." */
export function breaksAfter(piece: Piece | undefined): boolean {
  if (piece === undefined) return true;
  return piece.mark !== '' && piece.mark !== '-' && !(piece.mark === '.' && piece.word.length <= 2);
}

export const startsUpper = (piece: Piece | undefined): boolean => /^\p{Lu}/u.test(piece?.text ?? '');
export const wordAt = (pieces: readonly Piece[], index: number): string => pieces[index]?.word ?? '';
