import { isWithinEdits } from '../text/edit-distance.ts';
import { LEADING_KINDS, NAME_PARTICLES, NUMBERED_ROADS, STREET_TYPES } from './street-kinds.ts';

const NOT_A_WORD = /[^a-z0-9]+/g;
const MARKS = /\p{M}/gu;
const POSTAL_CODE = /\b[a-z]\d[a-z]\s?\d[a-z]\d\b/;
/** Of other provinces, and of Nova Scotia beyond Halifax and its neighbours. */
const FAR_CODE = /\b(?:[ac-z]\d[a-z]|b[01569][a-z]|b2[acehgjns]|b4[hnprv])\s?\d[a-z]\d\b/;
const PROVINCE = /\b(?:ns|n s|nova scotia|n e|nouvelle ecosse|canada)\b/g;

/** Names in folded words of places within and beyond the served areas, as the chat knows them. */
export interface KnownPlaces {
  inside: readonly string[];
  outside: readonly string[];
}

/** What may be the place of an address: as it was written, and its folded words. */
interface Candidate {
  written: string;
  name: string;
  /** It stands apart from the street, so that a slip in it can be told from a name of that: "rue Prince Albert" is no Alberta. */
  isApart: boolean;
}

/**
 * The place of an address that lies beyond the served areas, as it was written, also with a slip; null where none does or it is not
 * clear.
 */
export function placeOutside(address: string, { inside, outside }: KnownPlaces): string | null {
  const candidates = address.split(',').flatMap(placesOfPart);
  if (candidates.some(({ name }) => inside.includes(name))) return null;
  const far = candidates.find(
    ({ name, written }) => outside.includes(name) || FAR_CODE.test(foldPlace(written)),
  );
  if (far !== undefined) return far.written;
  const apart = candidates.filter(({ name, isApart }) => isApart && name !== '');
  // A served one is meant, or not yet typed to its end.
  if (apart.some(({ name }) => inside.some((place) => place.startsWith(name) || isSlipOf(place, name))))
    return null;
  return apart.find(({ name }) => outside.some((place) => isSlipOf(place, name)))?.written ?? null;
}

/** A part behind a comma as a whole, and of each part the words behind its street: "12 Main St Truro". */
function placesOfPart(part: string, index: number): Candidate[] {
  const words = part.trim().split(/\s+/);
  return words.flatMap((_, at) => {
    const written = words.slice(at).join(' ');
    const end = at === 0 && index > 0 ? 'apart' : streetEnd(words.slice(0, at));
    return end === null || written === ''
      ? []
      : [{ written, name: placeName(written), isApart: end === 'apart' }];
  });
}

/** Of a building, a floor or a part of the town behind its street's kind. */
const BEHIND_KIND =
  /(?: (?:n|s|e|w|nw|ne|sw|se|north|south|east|west|ext|extension))?(?: (?:apt|app|unit|suite))?(?: \d+[a-z]?)?$/;

/**
 * How a whole street ends with these words: by its kind or its number, behind which stands what is apart from it, or by a name that may go
 * on, as behind "rue". Null where none does.
 */
function streetEnd(written: readonly string[]): 'apart' | 'name' | null {
  const words = foldPlace(written.join(' ')).replace(BEHIND_KIND, '').split(' ');
  const names = words.filter((word) => !/^\d/.test(word));
  const [first = '', ...others] = names;
  if (LEADING_KINDS.has(first)) return others.some((word) => !NAME_PARTICLES.has(word)) ? 'name' : null;
  const last = words.at(-1) ?? '';
  const isNumbered = NUMBERED_ROADS.has(last) && /\d$/.test(written.at(-1) ?? '');
  return isNumbered || (names.length > 1 && STREET_TYPES.has(last)) ? 'apart' : null;
}

/** Shorter names are other words with one letter changed. */
const MIN_WITH_SLIP = 7;
const MIN_WITH_TWO = 9;

/** Whether a name is that of a place, but for a slip, or two of a long one. */
function isSlipOf(place: string, name: string): boolean {
  if (place.length < MIN_WITH_SLIP || name.charAt(0) !== place.charAt(0)) return false;
  if (name.split(' ').length !== place.split(' ').length) return false;
  return isWithinEdits(name, place, place.length >= MIN_WITH_TWO ? 2 : 1);
}

/** The folded words of a part of an address, without postal code, province and country. */
export function placeName(part: string): string {
  return foldPlace(foldPlace(part).replace(POSTAL_CODE, ' ').replace(PROVINCE, ' '));
}

export function hasPostalCode(address: string): boolean {
  return POSTAL_CODE.test(foldPlace(address));
}

/** Words in small letters without accents, and nothing else: `Pointe-de-l'Église` is `pointe de l eglise`. */
export function foldPlace(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase().replace(NOT_A_WORD, ' ').trim();
}
