const COMMAS = /[,\n]/;
const SPACES = /\s+/g;

/** The phrases of a list between commas. */
export function phrasesOf(list: string): string[] {
  return list
    .split(COMMAS)
    .map((phrase) => phrase.replace(SPACES, ' ').trim())
    .filter((phrase) => phrase !== '');
}
