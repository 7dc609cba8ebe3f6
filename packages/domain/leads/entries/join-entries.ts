import { CUT_MARK, linesOf, splitEntries, toEntry } from './entries.ts';

/**
 * Returns a list as its text, one entry a line and none twice, cut after a whole entry within the limit; the last line
 * then says how many are missing. Null for a list of blanks.
 */
export function joinEntries(entries: readonly string[], limit: number): string | null {
  const lines = withoutRepeats(entries.map(toEntry).filter((line) => line !== ''));
  return cutLines(lines, limit, (missing) => `and ${missing} more`);
}

/**
 * Returns the entries of both texts, those of `one` first. A list that was cut has no room for more. Uniting the result
 * with one of them again changes nothing.
 */
export function uniteEntries(one: string | null, other: string | null, limit: number): string | null {
  if (one === null || other === null || one === other) return one ?? other;
  const known = splitEntries(one);
  const both = withoutRepeats([...known, ...splitEntries(other)]);
  // How many are missing is not known once two lists are one.
  if (wasCut(one)) return both.length === known.length ? one : [...known, 'and more'].join('\n');
  return cutLines(both, limit, () => 'and more', wasCut(other));
}

function cutLines(
  lines: readonly string[],
  limit: number,
  mark: (missing: number) => string,
  isCut = false,
): string | null {
  const whole = lines.join('\n');
  if (!isCut && whole.length <= limit) return whole || null;
  const kept: string[] = [];
  let room = limit - mark(lines.length).length;
  for (const line of lines) {
    room -= line.length + 1;
    if (room < 0) break;
    kept.push(line);
  }
  return [...kept, mark(lines.length - kept.length)].join('\n');
}

function wasCut(text: string): boolean {
  return linesOf(text).some((line) => CUT_MARK.test(line));
}

/** The first of each entry, whatever its case. */
function withoutRepeats(entries: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const entry of entries) {
    const key = entry.toLowerCase();
    if (!seen.has(key)) seen.set(key, entry);
  }
  return [...seen.values()];
}
