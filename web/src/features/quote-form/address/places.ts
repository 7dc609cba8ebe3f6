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
  return namesPlace(written, places) ? address : `${written}, ${area}`;
}

/** Of a building behind its street: ", Apt 4". */
const UNIT = /,?\s*(?:apt|unit|suite|#)\s*[\w-]+$/i;
/** Behind the last comma, words without a number: a place that no list may have. */
const WORDS_LAST = /,[^,\d]*\p{L}[^,\d]*$/u;

/**
 * The address in each community that has such a street; none where no list of ours has it. Null where its place is named
 * already, or too little is known to ask.
 */
export function placeChoices(address: string, places: Places | null): string[] | null {
  const written = address.trim();
  if (!places || written === '' || looksCutShort(written)) return null;
  const street = written.replace(UNIT, '');
  if (WORDS_LAST.test(street) || namesPlace(written, places)) return null;
  const typed = foldPlace(street.replace(HOUSE, ''));
  return places.streets
    .map((one) => one.split(', '))
    .filter(([name = '']) => isStreet(typed, foldPlace(name)))
    .map(([, community]) => `${written}, ${community}`);
}

/** Whether a street is meant, with its last word as `Rd`, as `Road` or left out. */
function isStreet(typed: string, street: string): boolean {
  const end = street.lastIndexOf(' ');
  const name = street.slice(0, end);
  return (
    typed === name || (typed.startsWith(street.slice(0, end + 2)) && !typed.slice(end + 1).includes(' '))
  );
}

function namesPlace(address: string, { communities, inside, outside }: Places): boolean {
  const end = ` ${placeName(address)}`;
  return (
    hasPostalCode(address) ||
    [...communities, ...inside, ...outside].some((place) => end.endsWith(` ${foldPlace(place)}`))
  );
}
