const MARKS = /\p{M}/gu;
const APOSTROPHES = /['\u2018\u2019]/g;
const POSSESSIVE = /(?<=\p{L})['\u2018\u2019]s(?!\p{L})/gu;
const ELISION = /(?<!\p{L})(?:[cdjlmnst]|qu|jusqu)['\u2018\u2019](?=\p{L})/giu;
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

/** Returns whether a text holds a phrase, word by word, with or without a possessive 's or a French article. */
export function holdsPhrase(text: string, phrase: string): boolean {
  return [(said: string) => said, withoutPossessive, withoutElision].some((fold) =>
    ` ${foldText(fold(text))} `.includes(` ${foldText(fold(phrase))} `),
  );
}

/** "The freight elevator's out of service" speaks of the freight elevator. */
const withoutPossessive = (text: string): string => text.replaceAll(POSSESSIVE, '');

/** "L'ascenseur de service" speaks of the "ascenseur de service". */
const withoutElision = (text: string): string => text.replaceAll(ELISION, '');

/** Returns whether a text holds every word of a phrase, be it one or several of a thing. */
export function holdsWords(text: string, phrase: string): boolean {
  const words = singularWords(text);
  return singularWords(phrase).every((word) => words.includes(word));
}

const singularWords = (text: string): string[] => foldText(withoutElision(text)).split(' ').map(singular);

/**
 * One form for a word's singular and plural: "shelf" and "shelves", "battery" and "batteries", "branche" and "branches",
 * "bureau" and "bureaux", "journal" and "journaux".
 */
function singular(word: string): string {
  const stem = word
    .replace(/(?<=e?au|eu|ou)x$/, '')
    .replace(/(?<!s)s$/, '')
    .replace(/(?<=ch|sh|ss|x)e$/, '');
  return stem
    .replace(/(?<!e)au$/, 'al')
    .replace(/ie$/, 'y')
    .replace(/(?:ve|fe)$/, 'f');
}
