import { SERVED_AREAS } from './site.ts';

type ServedArea = (typeof SERVED_AREAS)[number];

/** The first half of a postal code, where it lies in one served area. */
const AREA_OF_POSTAL_DISTRICT: Record<string, ServedArea> = {
  b2v: 'Cole Harbour',
  b2w: 'Dartmouth',
  b2x: 'Dartmouth',
  b2y: 'Dartmouth',
  b3a: 'Dartmouth',
  b3b: 'Dartmouth',
  b3g: 'Eastern Passage',
  b3h: 'Halifax',
  b3j: 'Halifax',
  b3k: 'Halifax',
  b3l: 'Halifax',
  b3m: 'Halifax',
  b3n: 'Halifax',
  b3p: 'Halifax',
  b3r: 'Spryfield',
  b3s: 'Halifax',
  b3t: 'Timberlea',
  b4a: 'Bedford',
  b4b: 'Bedford',
  b4c: 'Sackville',
  b4e: 'Sackville',
};

/** Returns the served area that an address names, the last one if several, or else that of its postal code; null for none. */
export function areaOfAddress(address: string | null): ServedArea | null {
  const text = (address ?? '').toLowerCase();
  const named = SERVED_AREAS.map((area) => ({ area, at: placeOfName(text, area.toLowerCase()) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.at - a.at)[0];
  if (named) return named.area;
  const district = /\b(b\d[a-z])\s?-?\d[a-z]\d\b/.exec(text)?.[1];
  return (district && AREA_OF_POSTAL_DISTRICT[district]) || null;
}

/**
 * An address without its served area and what follows that, for where the area is named beside it; as it was written where it does
 * not name it behind a comma.
 */
export function addressWithinArea(address: string): string {
  const area = areaOfAddress(address);
  const at = area === null ? -1 : placeOfName(address.toLowerCase(), area.toLowerCase());
  const before = at < 0 ? '' : address.slice(0, at).trimEnd();
  return (before.endsWith(',') && before.slice(0, -1)) || address;
}

/** Where the last whole mention of a name begins; a street of that name is none. */
function placeOfName(text: string, name: string): number {
  const mentions = text.matchAll(
    new RegExp(`\\b${name}\\b(?!\\s+(?:st|street|rd|road|ave|avenue|dr|drive|hwy|highway)\\b)`, 'g'),
  );
  return [...mentions].at(-1)?.index ?? -1;
}
