import type { Token } from './token.ts';

const ELIDED = /^([cdjlmnst]|qu|jusqu|lorsqu|puisqu)['’](?=\p{L})/iu;

/**
 * The words of a token: "l'adresse" is "l" and "adresse", "qu'ils" is "qu" and "ils"; any other is one word. A hyphen stays: "peut-on"
 * asks, and "peut on" may not.
 */
export function frenchWordsOf({ word, text }: Pick<Token, 'word' | 'text'>): string[] {
  if (!text.includes("'") && !text.includes('’')) return [word];
  const [, elided] = ELIDED.exec(text) ?? [];
  return elided === undefined || word.length <= elided.length
    ? [word]
    : [word.slice(0, elided.length), word.slice(elided.length)];
}
