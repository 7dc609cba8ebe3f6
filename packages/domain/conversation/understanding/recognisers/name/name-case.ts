import { NAME_PARTICLES } from '../../../lexicon/names/name-words.ts';

const PART_START = /(^|[ '.-])(\p{L})/gu;
/** Families of Nova Scotia that write their particle small. */
const ACADIAN = /^d'(?:entremont|eon|amours?|eschambault|auteuil|aoust|astous|orsay|iberville)$/;
/** Of the families that write a capital behind it; Macey and Mackey do not. */
const MAC =
  /\bMac(?=(?:donald|isaac|neil|leod|kenn|kenzie|kinnon|kay\b|lean|lellan|gillivray|dou[gn]|pherson|millan|int[oy]|arthur|phee|innis|adam|eachern|farlane|gregor|lachlan|culloch|cormack)\p{Ll}*)(\p{L})/gu;
const MC = /\bMc(\p{L})/gu;
/** After an apostrophe a capital follows only a short prefix: O'Brien, D'Arcy, but not Ta'lia. */
const LONG_BEFORE_APOSTROPHE = /(\p{L}{2}')(\p{Lu})/gu;

/** Title case for a name typed in one case; a name with capitals of its own is left as it is. */
export function titleCaseName(name: string): string {
  const oneCase = name === name.toLowerCase() || (name === name.toUpperCase() && name.length > 3);
  if (!oneCase) return name;
  const shouted = name === name.toUpperCase();
  const words = name.toLowerCase().split(' ');
  return words
    .map((word, index) => {
      if (index > 0 && NAME_PARTICLES.has(word) && !isVan(words, index)) return word;
      return !shouted && index > 0 && ACADIAN.test(word)
        ? word.slice(0, 2) + capitalised(word.slice(2))
        : index > 0
          ? capitalised(word).replace(MAC, (_all, letter: string) => `Mac${letter.toUpperCase()}`)
          : capitalised(word);
    })
    .join(' ');
}

/** "Van Dyke": families of Canada write it so, but for "van der Berg" and the like. */
const isVan = (words: readonly string[], index: number): boolean =>
  words[index] === 'van' && index === words.length - 2;

function capitalised(word: string): string {
  return word
    .replace(PART_START, (_all, before: string, letter: string) => before + letter.toUpperCase())
    .replace(LONG_BEFORE_APOSTROPHE, (_all, before: string, letter: string) => before + letter.toLowerCase())
    .replace(MC, (_all, letter: string) => `Mc${letter.toUpperCase()}`);
}
