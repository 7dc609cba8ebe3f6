import {
  foldPlace,
  hasPostalCode,
  type KnownPlaces,
  placeName,
} from '@harbour-haul/domain/site/place-outside';
import { LEADING_KINDS } from '@harbour-haul/domain/site/street-kinds';

/** What the page `places.json` holds, made from the lists of the domain at build. */
export interface Places extends KnownPlaces {
  /** `Quinpool Rd, Halifax` */
  streets: readonly string[];
  communities: readonly string[];
}

export const PLACES_FILE = 'places.json';

const MAX_SUGGESTIONS = 8;
const MIN_TYPED = 2;
/** "12", "12B", "12-14 ", "Unit 3, 12", and in French "12, ". */
const HOUSE = /^(?:(?:apt|app|unit|suite|#)\.?\s*\S+,?\s+)?\d+[a-z]?(?:-\d+)?(?:,\s*|\s+)/i;
/** "Rue Quinpool 12" */
const HOUSE_BEHIND = /,?\s+\d+[a-z]?$/i;

/**
 * Whole addresses that what is typed may become; the street is completed first, then its community.
 * @param area whose streets come first
 */
export function suggestAddresses(typed: string, { streets, communities }: Places, area = ''): string[] {
  const house = HOUSE.exec(typed)?.[0] ?? '';
  const rest = typed.slice(house.length);
  const comma = rest.replace(HOUSE_BEHIND, '').lastIndexOf(',');
  const found =
    comma < 0
      ? streetsFrom(house, rest, streets)
      : completed(`${house}${rest.slice(0, comma)}, `, rest.slice(comma + 1).trim(), communities, 1);
  const first = (name: string) => Number(name.endsWith(area));
  return [...new Set(found)].sort((a, b) => first(b) - first(a)).slice(0, MAX_SUGGESTIONS);
}

/** In the words that were typed: "12, rue quin" goes on as "12, rue Quinpool, Halifax", and so does "rue Quinpool 12". */
function streetsFrom(house: string, rest: string, streets: readonly string[]): string[] {
  const [behind = ''] = (house === '' && HOUSE_BEHIND.exec(rest)) || [];
  if (behind !== '') return inCommunities(rest, rest.slice(0, -behind.length), streets);
  const kind = kindBefore(rest);
  const names = kind === '' ? streets : streets.map(withoutKind);
  return completed(`${house}${kind}`, rest.slice(kind.length).trimStart(), names, MIN_TYPED);
}

function completed(kept: string, wanted: string, names: readonly string[], atLeast: number): string[] {
  if (wanted.length < atLeast) return [];
  const folded = foldPlace(wanted);
  return names.filter((name) => foldPlace(name).startsWith(folded)).map((name) => `${kept}${name}`);
}

/** "Rue ", as it was typed; none where another kind stands behind the name. */
function kindBefore(street: string): string {
  const [written = '', word = ''] = /^([\p{L}.]+)\s+/u.exec(street.trimStart()) ?? [];
  const kind = foldPlace(word);
  return kind === 'ch' || LEADING_KINDS.has(kind) ? written : '';
}

/** `Quinpool, Halifax` of `Quinpool Rd, Halifax` */
const withoutKind = (street: string) => street.replace(/ [^ ,]+(?=,)/, '');

/** An address in each community that has its street. */
function inCommunities(address: string, street: string, streets: readonly string[]): string[] {
  const kind = kindBefore(street);
  const typed = foldPlace(street.slice(kind.length));
  return (kind === '' ? streets : streets.map(withoutKind))
    .map((one) => one.split(', '))
    .filter(([name = '']) => (kind === '' ? isStreet(typed, foldPlace(name)) : typed === foldPlace(name)))
    .map(([, community]) => `${address}, ${community}`);
}

/** Whether an address that is long enough has no number, or of its street hardly a letter: `12 Qu`. */
export function looksCutShort(address: string): boolean {
  const [street = ''] = address.replace(HOUSE, '').split(',');
  return !/\d/.test(address) || !/\p{L}{3}/u.test(street);
}

/** An address with its community, where it names none and the page is of one: `12 Main St, Dartmouth`. */
export function addressIn(area: string | undefined, address: string, places: Places | null): string {
  const written = address.trim();
  if (!area || !places || written === '') return address;
  return namesPlace(written, places) ? address : `${written}, ${area}`;
}

/** Of a building behind its street: ", Apt 4". */
const UNIT = /,?\s*(?:apt|app|unit|suite|#)\.?\s*[\w-]+$/i;
/** Behind the last comma, words without a number: a place that no list may have. */
const WORDS_LAST = /,[^,\d]*\p{L}[^,\d]*$/u;

/**
 * The address in each community that has such a street; none where no list of ours has it. Null where its place is named
 * already, or too little is known to ask.
 */
export function placeChoices(address: string, places: Places | null): string[] | null {
  const written = address.trim();
  if (!places || written === '' || looksCutShort(written)) return null;
  const street = written.replace(UNIT, '').replace(HOUSE, '');
  const choices = new Set(inCommunities(written, street.replace(HOUSE_BEHIND, ''), places.streets));
  // "Chemin Herring Cove" is a street of that name.
  const isStreetAlone = kindBefore(street) !== '' && choices.size > 0;
  if (!isStreetAlone && (WORDS_LAST.test(street) || namesPlace(written, places))) return null;
  return [...choices];
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
