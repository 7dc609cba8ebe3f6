/** A set of the words of a text, which is how word lists are read best. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s/).filter((word) => word !== ''));
}

/** Reads a list of phrases that commas part, each on one line with single spaces. */
export function phrases(list: string): readonly string[] {
  return list.split(',').map((phrase) =>
    phrase
      .trim()
      .split(/\s/)
      .filter((word) => word !== '')
      .join(' '),
  );
}
