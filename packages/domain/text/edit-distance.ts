/**
 * Whether one word is the other with at most `max` slips: a letter wrong, missing, too many, or two swapped. What two words
 * begin and end with in common is passed over first, and of what is left most is too long at once.
 */
export function isWithinEdits(a: string, b: string, max: number): boolean {
  if (Math.abs(a.length - b.length) > max) return false;
  const [ownPart, otherPart] = differingParts(a, b);
  const longest = Math.max(ownPart.length, otherPart.length);
  if (longest <= max) return true;
  return max === 1 ? isSwap(ownPart, otherPart) : isNear(ownPart, otherPart, max);
}

/** What is left of two words without what they begin and end with in common. */
function differingParts(a: string, b: string): [string, string] {
  const shortest = Math.min(a.length, b.length);
  let from = 0;
  while (from < shortest && a[from] === b[from]) from += 1;
  let end = 0;
  while (end < shortest - from && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  return [a.slice(from, a.length - end), b.slice(from, b.length - end)];
}

const isSwap = (a: string, b: string): boolean =>
  a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0];

/** How many letters of a word are none of another's, counted up to a limit: each of them takes a slip of its own. */
function strangersIn(word: string, other: string, limit: number): number {
  let strangers = 0;
  for (let at = 0; at < word.length && strangers < limit; at += 1) {
    if (!other.includes(word.charAt(at))) strangers += 1;
  }
  return strangers;
}

/** By rows of the distances between their beginnings; beginnings that differ by more than `max` letters are too far. */
function isNear(a: string, b: string, max: number): boolean {
  const far = max + 1;
  if (strangersIn(a, b, far) > max || strangersIn(b, a, far) > max) return false;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => Math.min(index, far));
  for (let i = 1; i <= a.length; i += 1) {
    const row: number[] = new Array(b.length + 1).fill(far);
    if (i <= max) row[0] = i;
    let least = row[0] ?? far;
    for (let j = Math.max(1, i - max); j <= Math.min(b.length, i + max); j += 1) {
      const change = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let distance = Math.min(change, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) distance = Math.min(distance, (before[j - 2] ?? 0) + 1);
      row[j] = distance;
      least = Math.min(least, distance);
    }
    if (least > max) return false;
    before = previous;
    previous = row;
  }
  return (previous[b.length] ?? far) <= max;
}
