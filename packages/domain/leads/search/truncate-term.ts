/** The letters of a term that count; who searches by more finds the same. */
const MAX_LETTERS = 40;

/** A term as rows have it: its first letters, each of them whole, since no table stores half of one (a lone surrogate). */
export function truncateTerm(term: string): string {
  return term.length <= MAX_LETTERS ? term : Array.from(term).slice(0, MAX_LETTERS).join('');
}
