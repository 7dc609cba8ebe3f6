const MARKS = /\p{M}/gu;
const APOSTROPHES = /['\u2018\u2019]/g;
const PUNCTUATION = /[^\p{L}\p{N}]+/gu;

/** Folds case, accents, punctuation and spacing, so that texts compare by their words. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .toLowerCase()
    .replaceAll(APOSTROPHES, '')
    .replaceAll(PUNCTUATION, ' ')
    .trim();
}

/** Returns whether a text holds a phrase, word by word. */
export function holdsPhrase(text: string, phrase: string): boolean {
  return ` ${foldText(text)} `.includes(` ${foldText(phrase)} `);
}

/** Returns whether a text holds every word of a phrase, be it one or several of a thing. */
export function holdsWords(text: string, phrase: string): boolean {
  const words = singularWords(text);
  return singularWords(phrase).every((word) => words.includes(word));
}

const singularWords = (text: string): string[] => foldText(text).split(' ').map(singular);

/** One form for a word's singular and plural: "shelf" and "shelves", "battery" and "batteries". */
function singular(word: string): string {
  const stem = /(?:ch|sh|ss|x)es$/.test(word) ? word.slice(0, -2) : word.replace(/(?<!s)s$/, '');
  return stem.replace(/ie$/, 'y').replace(/(?:ve|fe)$/, 'f');
}
