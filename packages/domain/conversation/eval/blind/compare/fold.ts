const MARKS = /\p{M}/gu;
const APOSTROPHES = /['\u2018\u2019]/g;
const POSSESSIVE = /(?<=\p{L})['\u2018\u2019]s(?!\p{L})/gu;
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

/** Returns whether a text holds a phrase, word by word, with or without a possessive 's. */
export function holdsPhrase(text: string, phrase: string): boolean {
  return [(said: string) => said, withoutPossessive].some((fold) =>
    ` ${foldText(fold(text))} `.includes(` ${foldText(fold(phrase))} `),
  );
}

/** "The freight elevator's out of service" speaks of the freight elevator. */
const withoutPossessive = (text: string): string => text.replaceAll(POSSESSIVE, '');

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
