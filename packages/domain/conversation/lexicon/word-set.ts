/** A set of the words of a text, which is how word lists are read best. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s/).filter((word) => word !== ''));
}
