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

/** The place of an address that lies beyond the served areas, as it was written; null where none does or it is not clear. */
export function placeOutside(address: string, { inside, outside }: KnownPlaces): string | null {
  const parts = address
    .split(',')
    .slice(1)
    .map((part) => ({ part: part.trim(), name: placeName(part) }))
    .filter(({ part }) => part !== '');
  if (parts.some(({ name }) => inside.includes(name))) return null;
  const far = parts.find(({ name, part }) => outside.includes(name) || FAR_CODE.test(foldPlace(part)));
  return far?.part ?? null;
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
