import type { Mark, Token } from '../../utterance/token.ts';

/** A word of a message: a token, or one of those that are glued into it, "washer/dryer", "l'ordinateur". */
export interface JunkWord {
  word: string;
  token: number;
  /** Something ends behind it: a comma, a slash, a line. */
  breaks: boolean;
  capital: boolean;
}

const ELISION = /^([dl])['’](?=\p{L})/iu;
/** Most words: nothing is glued into them. */
const LETTERS = /^[a-z]+$/;
const APOSTROPHE = /['’]/;
const LISTED = /[/+&]/;
const DOTTED = /^(?:\p{L}\.)+\p{L}$/u;
const GLUE = /[-.]/;
/** Dates, ranges and phones stay whole: the last figure of "12/5" counts no couches. */
const FIGURES = /^[\d/.-]+$/;
const NOT_WORDS = /@|:\/\/|^www\.|\.(?:com|ca|net|org)$/;
/** Behind these a dot ends nothing: "no. 5", "approx. 20", "Mr. Stone". */
const ABBREVIATED = /^(?:.|mr|mrs|ms|dr|st|no|approx|incl|etc)$/u;

/** The words of a message for matching things, a few to a token where a token glues some. */
export function junkWordsOf(tokens: readonly Token[]): JunkWord[] {
  return tokens.flatMap((token, index) => {
    const parts = partsOf(token);
    return parts.map(({ word, breaks }, part) => ({
      word,
      token: index,
      breaks: part === parts.length - 1 ? endsPhrase(token.mark, word) : breaks,
      capital: /^\p{Lu}(?:\p{Ll}|$)/u.test(token.text),
    }));
  });
}

function endsPhrase(mark: Mark, word: string): boolean {
  return mark !== '' && !(mark === '.' && ABBREVIATED.test(word));
}

function partsOf({ text, word }: Token): { word: string; breaks: boolean }[] {
  if (LETTERS.test(word) && !APOSTROPHE.test(text)) return [{ word, breaks: true }];
  if (NOT_WORDS.test(word)) return [{ word: '@', breaks: true }];
  if (FIGURES.test(word)) return [{ word, breaks: false }];
  if (DOTTED.test(word)) return [{ word: word.replaceAll('.', ''), breaks: false }];
  const elided = ELISION.exec(text)?.[1]?.toLowerCase();
  const rest = elided === undefined ? word : word.slice(1);
  const pieces = rest.split(LISTED).flatMap((piece) => {
    const glued = piece.split(GLUE).filter((part) => part !== '');
    return glued.map((part, index) => ({ word: part, breaks: index === glued.length - 1 }));
  });
  const known = pieces.length > 0 ? pieces : [{ word: '@', breaks: true }];
  return elided === undefined ? known : [{ word: elided, breaks: false }, ...known];
}
