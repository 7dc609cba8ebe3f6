import {
  foldPlace,
  hasPostalCode,
  type KnownPlaces,
  placeName,
} from '@harbour-haul/domain/site/place-outside';

/** What the page `places.json` holds, made from the lists of the domain at build. */
export interface Places extends KnownPlaces {
  /** `Quinpool Rd, Halifax` */
  streets: readonly string[];
  communities: readonly string[];
}

export const PLACES_FILE = 'places.json';

const MAX_SUGGESTIONS = 8;
const MIN_TYPED = 2;
/** "12", "12B", "12-14 ", "Unit 3, 12". */
const HOUSE = /^(?:(?:apt|unit|suite|#)\s*\S+,?\s+)?\d+[a-z]?(?:-\d+)?\s+/i;
const AFTER_NUMBER = /(?<=\d[a-z]?),/gi;

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
  const folded = foldPlace(wanted);
  return names
    .filter((name) => foldPlace(name).startsWith(folded))
    .sort((a, b) => Number(b.endsWith(area)) - Number(a.endsWith(area)))
    .slice(0, MAX_SUGGESTIONS)
    .map((name) => `${kept}${name}`);
}

/** Whether an address that is long enough has no number, or of its street hardly a letter: `12 Qu`. */
export function looksCutShort(address: string): boolean {
  // In French a comma follows the number.
  const [street = ''] = address.replace(AFTER_NUMBER, ' ').replace(HOUSE, '').split(',');
  return !/\d/.test(address) || !/\p{L}{3}/u.test(street);
}

/** An address with its community, where it names none and the page is of one: `12 Main St, Dartmouth`. */
export function addressIn(area: string | undefined, address: string, places: Places | null): string {
  const written = address.trim();
  if (!area || !places || written === '') return address;
  const end = ` ${placeName(written)}`;
  const named = [...places.communities, ...places.inside, ...places.outside].some((place) =>
    end.endsWith(` ${foldPlace(place)}`),
  );
  return named || hasPostalCode(written) ? address : `${written}, ${area}`;
}
