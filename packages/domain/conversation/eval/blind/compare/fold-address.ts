import { foldText } from './fold.ts';

/** Every spelling of a word of addresses, the first of which stands for all. */
const SAME_WORDS: readonly (readonly string[])[] = [
  ['st', 'street', 'str', 'saint'],
  ['rd', 'road'],
  ['ave', 'avenue', 'av'],
  ['dr', 'drive', 'drv'],
  ['cres', 'crescent', 'cr', 'crsnt'],
  ['crt', 'court', 'ct'],
  ['ln', 'lane'],
  ['blvd', 'boulevard', 'boul'],
  ['hwy', 'highway'],
  ['pl', 'place'],
  ['terr', 'terrace', 'ter'],
  ['pkwy', 'parkway', 'pky'],
  ['sq', 'square'],
  ['cir', 'circle'],
  ['hts', 'heights'],
  ['gdns', 'gardens'],
  ['mt', 'mount'],
  ['unit', 'apt', 'suite', 'apartment', 'ste', 'appt'],
];
const CANONICAL = new Map(SAME_WORDS.flatMap((same) => same.map((word) => [word, same[0] ?? word])));
const PROVINCE = /\b(?:nova scotia|n s|ns|canada)\b/g;
const POSTAL_CODE = /\b([a-z]\d[a-z]) (\d[a-z]\d)\b/g;

/** Folds an address: two that name the same place in the same order fold to the same text. */
export function foldAddress(address: string): string {
  const words = foldText(address.replaceAll('#', ' unit '))
    .replaceAll(PROVINCE, ' ')
    .replaceAll(POSTAL_CODE, '$1$2')
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => CANONICAL.get(word) ?? word);
  // "Apt #4" names its unit twice.
  return words.filter((word, index) => word !== 'unit' || words[index - 1] !== 'unit').join(' ');
}
