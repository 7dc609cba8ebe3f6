/** What stands in the last line of a list that was cut, as `joinEntries` and `uniteEntries` write it. */
const CUT_MARK = /^and (?:\d+ )?more$/;

/** The entries of a list text, one a line; the mark of a cut is none. */
export function splitEntries(text: string | null): string[] {
  return linesOf(text).filter((line) => !CUT_MARK.test(line));
}

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

/** A text of entries as it is stored: a line each, none blank. */
export function tidyEntries(text: string | undefined): string {
  return linesOf(text ?? null).join('\n');
}

/** An entry on one line, without control characters and lone surrogates. */
export function toEntry(entry: string): string {
  return entry
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .toWellFormed();
}

function linesOf(text: string | null): string[] {
  const lines = (text ?? '').split('\n').map(toEntry);
  return lines.filter((line) => line !== '');
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
