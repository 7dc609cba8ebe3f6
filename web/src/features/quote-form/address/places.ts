/** What the page `places.json` holds, made from the lists of the domain at build. */
export interface Places {
  /** `Quinpool Rd, Halifax` */
  streets: readonly string[];
  communities: readonly string[];
  /** Names in folded words of places within and beyond the served areas, as the chat knows them. */
  inside: readonly string[];
  outside: readonly string[];
}

export const PLACES_FILE = 'places.json';

const MAX_SUGGESTIONS = 8;
const MIN_TYPED = 2;
/** "12", "12B", "12-14 ", "Unit 3, 12". */
const HOUSE = /^(?:(?:apt|unit|suite|#)\s*\S+,?\s+)?\d+[a-z]?(?:-\d+)?\s+/i;
const NOT_A_WORD = /[^a-z0-9]+/g;
const MARKS = /\p{M}/gu;
const POSTAL_CODE = /\b[a-z]\d[a-z]\s?\d[a-z]\d\b/;
/** Of other provinces, and of Nova Scotia beyond Halifax and its neighbours. */
const FAR_CODE = /\b(?:[ac-z]\d[a-z]|b[01569][a-z]|b2[acehgjns]|b4[hnprv])\s?\d[a-z]\d\b/;
const PROVINCE = /\b(?:ns|n s|nova scotia|n e|nouvelle ecosse|canada)\b/g;

/**
 * Whole addresses that what is typed may become; the street is completed first, then its community.
 * @param area whose streets come first
 */
export function suggestAddresses(typed: string, { streets, communities }: Places, area = ''): string[] {
  const house = HOUSE.exec(typed)?.[0] ?? '';
  const rest = typed.slice(house.length);
  const comma = rest.lastIndexOf(',');
  const [kept, wanted, names] =
    comma < 0
      ? [house, rest.trimStart(), streets]
      : [`${house}${rest.slice(0, comma)}, `, rest.slice(comma + 1).trim(), communities];
  if (wanted.length < (comma < 0 ? MIN_TYPED : 1)) return [];
  const folded = fold(wanted);
  return names
    .filter((name) => fold(name).startsWith(folded))
    .sort((a, b) => Number(b.endsWith(area)) - Number(a.endsWith(area)))
    .slice(0, MAX_SUGGESTIONS)
    .map((name) => `${kept}${name}`);
}

/** The place of an address that lies beyond the served areas, as it was written; null where none does or it is not clear. */
export function placeOutside(address: string, { inside, outside }: Places): string | null {
  const parts = address
    .split(',')
    .slice(1)
    .map((part) => ({ part: part.trim(), name: placeName(part) }))
    .filter(({ part }) => part !== '');
  if (parts.some(({ name }) => inside.includes(name))) return null;
  const far = parts.find(({ name, part }) => outside.includes(name) || FAR_CODE.test(fold(part)));
  return far?.part ?? null;
}

/** An address with its community, where it names none and the page is of one: `12 Main St, Dartmouth`. */
export function addressIn(area: string | undefined, address: string, places: Places | null): string {
  const written = address.trim();
  if (!area || !places || written === '') return address;
  const end = ` ${placeName(written)}`;
  const named = [...places.communities, ...places.inside, ...places.outside].some((place) =>
    end.endsWith(` ${fold(place)}`),
  );
  return named || POSTAL_CODE.test(fold(written)) ? address : `${written}, ${area}`;
}

function placeName(part: string): string {
  return fold(fold(part).replace(POSTAL_CODE, ' ').replace(PROVINCE, ' '));
}

function fold(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase().replace(NOT_A_WORD, ' ').trim();
}
