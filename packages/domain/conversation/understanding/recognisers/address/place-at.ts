import { SERVED_AREAS } from '../../../../site/site.ts';
import { isWithinEdits } from '../../../../text/edit-distance.ts';
import { COUNTED_WORDS, NOT_STREET_NAMES } from '../../../lexicon/geography/address-words.ts';
import { COMMUNITIES, WEAK_COMMUNITIES, WIDE_COMMUNITIES } from '../../../lexicon/geography/communities.ts';
import { OUTSIDE_PLACES, WEAK_OUTSIDE_PLACES } from '../../../lexicon/geography/outside-places.ts';
import { GIVEN_NAMES } from '../../../lexicon/names/packed-names.ts';
import { oncePerPiece, type Piece, piecesText } from '../pieces.ts';

export interface FoundPlace {
  /** The served area; null beyond. */
  area: string | null;
  to: number;
  /** A common word or a person's name besides. */
  weak: boolean;
  /** The region or its city, beside which a community tells more. */
  wide: boolean;
  /** The name as it is spelled, where it was written with a slip. */
  respelled?: string;
}

interface KnownPlace {
  name: string;
  area: string | null;
}

/** "Head of St. Margarets Bay" */
const MAX_WORDS = 5;
const MIN_FUZZY = 7;
const KNOWN: readonly KnownPlace[] = [
  ...OUTSIDE_PLACES.map((name) => ({ name, area: null })),
  ...SERVED_AREAS.flatMap((area) => COMMUNITIES[area].map((name) => ({ name, area }))),
];
const BY_NAME: ReadonlyMap<string, KnownPlace> = new Map(KNOWN.map((place) => [place.name, place]));
/** Long names that a slip does not make another word, by their first letter and how many words they are. */
const FUZZY = Map.groupBy(
  KNOWN.filter(({ name, area }) => area !== null && name.length >= MIN_FUZZY && !WEAK_COMMUNITIES.has(name)),
  ({ name }) => likenessOf(name),
);
const FIRST_WORDS: ReadonlySet<string> = new Set(KNOWN.map(({ name }) => name.split(' ')[0] ?? ''));
/** Ordinary words a slip away from a place. */
const NOT_SLIPS = new Set([
  'bedroom',
  'bedrooms',
  'bedframe',
  'lakeview',
  'timber',
  'partment',
  'dartboard',
  'bedding',
  'city is halifax',
]);

/** "Musquodoboit hbr" */
const HARBOUR = /\bh(?:a?rb?|b)r\b/;

/** The place that begins at this piece, the longest; with at most two slips in a long name. */
export const placeAt = oncePerPiece((pieces, from): FoundPlace | null =>
  from < pieces.length ? readPlace(pieces, from) : null,
);

function readPlace(pieces: readonly Piece[], from: number): FoundPlace | null {
  const longest = runLength(pieces, from);
  if (FIRST_WORDS.has(pieces[from]?.word ?? '')) {
    for (let length = longest; length >= 1; length -= 1) {
      const written = piecesText(pieces, from, from + length);
      const known = BY_NAME.get(written) ?? BY_NAME.get(written.replace(HARBOUR, 'harbour'));
      if (known !== undefined)
        return found(known, known.area === null ? hyphened(pieces, from + length) : from + length);
    }
  }
  if (isCommon(pieces[from]?.word ?? '')) return null;
  for (let length = Math.min(longest, 3); length >= 1; length -= 1) {
    const known = fuzzyPlace(piecesText(pieces, from, from + length));
    if (known !== undefined) return { ...found(known, from + length), respelled: known.name };
  }
  return null;
}

/** "Pubnico-Ouest-le-Bas": what hangs on a place beyond by hyphens is its name. */
function hyphened(pieces: readonly Piece[], to: number): number {
  let end = to;
  while (end < pieces.length && pieces[end - 1]?.mark === '-') end += 1;
  return end;
}

/** No slip of a place's name, and most words of a message. */
const isCommon = (word: string): boolean =>
  word.length < 3 || /^\d/.test(word) || NOT_STREET_NAMES.has(word) || COUNTED_WORDS.has(word);

const found = ({ name, area }: KnownPlace, to: number): FoundPlace => ({
  area,
  to,
  weak: WEAK_COMMUNITIES.has(name) || WEAK_OUTSIDE_PLACES.has(name),
  wide: WIDE_COMMUNITIES.has(name),
});

/** How many words may belong to one name: a comma or a line ends it. */
function runLength(pieces: readonly Piece[], from: number): number {
  let length = 1;
  while (length < MAX_WORDS && from + length < pieces.length) {
    const { mark, word } = pieces[from + length - 1] as Piece;
    if (mark !== '' && mark !== '-' && !(mark === '.' && word.length <= 3)) break;
    length += 1;
  }
  return Math.min(length, pieces.length - from);
}

function fuzzyPlace(written: string): KnownPlace | undefined {
  if (written.length < MIN_FUZZY - 1 || written.length > 24 || NOT_SLIPS.has(written)) return undefined;
  // "Mireille" is no slip of Mineville.
  if (GIVEN_NAMES.has(written)) return undefined;
  return FUZZY.get(likenessOf(written))?.find(({ name }) =>
    isWithinEdits(written, name, name.length >= 9 ? 2 : 1),
  );
}

function likenessOf(name: string): string {
  return `${name.charAt(0)}${name.split(' ').length}`;
}
