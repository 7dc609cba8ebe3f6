/** What stands in the last line of a list that was cut (`join-entries.ts`). */
export const CUT_MARK = /^and (?:\d+ )?more$/;

/** The entries of a list text, one a line; the mark of a cut is none. */
export function splitEntries(text: string | null): string[] {
  return linesOf(text).filter((line) => !CUT_MARK.test(line));
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

/** The lines of a text of entries, the mark of a cut among them; blank ones are none. */
export function linesOf(text: string | null): string[] {
  const lines = (text ?? '').split('\n').map(toEntry);
  return lines.filter((line) => line !== '');
}
