import { appendText } from './append-text.ts';
import { isEntryHeading, isLaterHeading } from './entry-heading.ts';

/** Stands where entries were left out for newer ones. */
const LEFT_OUT = '… (what was said in between stands in the timeline)';
const BREAK = '\n\n';

/**
 * Returns details with another entry of what their customer says later. Where there is no room, the oldest of such entries make it: the
 * first words and the newest ones say the most, and all of them stand in the timeline. What was merged into the lead stays.
 */
export function appendEntry(details: string | null, entry: string, limit: number): string {
  const fits = (text: string) => text.length + BREAK.length + entry.length <= limit;
  if (details === null || fits(details)) return appendText(details, entry, limit);
  let kept = entriesOf(details);
  let text = details;
  while (!fits(text)) {
    const oldest = kept.findIndex(([heading = '']) => isLaterHeading(heading));
    if (oldest < 0) break;
    kept = kept.toSpliced(oldest, 1);
    text = [firstWordsIn(details), LEFT_OUT, ...kept.map(textOf)].filter((part) => part !== '').join(BREAK);
  }
  return appendText(text, entry, limit);
}

/** What was appended to details since; null where it is not at their end. */
export function appendedSince(before: string | null, after: string): string | null {
  if (before === null || after.startsWith(before)) return after.slice(before?.length ?? 0).trim() || null;
  const newest = entriesOf(after).at(-1);
  const isShortened = after.includes(LEFT_OUT) && firstWordsIn(after) === firstWordsIn(before);
  return isShortened && newest ? textOf(newest) : null;
}

/** What stands above all entries. */
function firstWordsIn(details: string): string {
  const lines = details.split('\n');
  const end = lines.findIndex(isEntryHeading);
  return textOf(lines.slice(0, end < 0 ? lines.length : end).filter((line) => line !== LEFT_OUT));
}

/** The lines of each entry, of which the first is its heading. */
function entriesOf(details: string): string[][] {
  const entries: string[][] = [];
  for (const line of details.split('\n')) {
    if (isEntryHeading(line)) entries.push([line]);
    else entries.at(-1)?.push(line);
  }
  return entries;
}

const textOf = (lines: readonly string[]) => lines.join('\n').trim();
