/**
 * Whether one word is the other with at most `max` slips: a letter wrong, missing, too many, or two swapped. Bounded, so
 * that a long word costs little.
 */
export function isWithinEdits(a: string, b: string, max: number): boolean {
  if (Math.abs(a.length - b.length) > max) return false;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let distance = Math.min(change, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) distance = Math.min(distance, (before[j - 2] ?? 0) + 1);
      row.push(distance);
    }
    if (Math.min(...row) > max) return false;
    before = previous;
    previous = row;
  }
  return (previous[b.length] ?? max + 1) <= max;
}
