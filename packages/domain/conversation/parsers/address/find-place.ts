import { SERVED_AREAS } from '../../../site/site.ts';
import { FUZZY_PLACES, OUTSIDE_PLACES, SERVED_PLACES, STREET_TYPES } from '../../lexicon/places.ts';
import { isWithinEdits } from '../../understanding/text/edit-distance.ts';

export interface FoundPlace {
  /** The served area it lies in; null for a place beyond. */
  area: string | null;
  /** The words that name it. */
  index: number;
  length: number;
}

const MAX_WORDS = 3;
/** To a name of the lexicon, its served area, or null for a place outside. */
const PLACES: ReadonlyMap<string, string | null> = new Map<string, string | null>([
  ...OUTSIDE_PLACES.map((name): [string, null] => [name, null]),
  ...SERVED_AREAS.flatMap((area) => SERVED_PLACES[area].map((name): [string, string] => [name, area])),
]);

/**
 * The place that an address names, from its folded words: the last one, since a city follows its street. A street
 * named after a place ("Windsor St", "Bedford Hwy") counts only where nothing else does, and only for served areas.
 */
export function findPlace(words: readonly string[]): FoundPlace | null {
  const places = placesIn(words);
  const isStreet = ({ index, length }: FoundPlace) => STREET_TYPES.has(words[index + length] ?? '');
  const cities = places.filter((place) => !isStreet(place));
  return cities.at(-1) ?? places.findLast((place) => place.area !== null) ?? null;
}

function placesIn(words: readonly string[]): FoundPlace[] {
  const places: FoundPlace[] = [];
  for (let index = 0; index < words.length; ) {
    const place = placeAt(words, index);
    if (place !== null) places.push(place);
    index += place?.length ?? 1;
  }
  return places;
}

function placeAt(words: readonly string[], index: number): FoundPlace | null {
  for (let length = MAX_WORDS; length >= 1; length -= 1) {
    const area = PLACES.get(words.slice(index, index + length).join(' '));
    if (area !== undefined) return { area, index, length };
  }
  const word = words[index] ?? '';
  if (word.length < 6 || word.length > 12) return null;
  const meant = FUZZY_PLACES.find((name) => isWithinEdits(word, name, name.length > 7 ? 2 : 1));
  const area = meant === undefined ? undefined : PLACES.get(meant);
  return area === undefined ? null : { area, index, length: 1 };
}
