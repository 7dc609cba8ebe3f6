const CUT_MARK = '… (the rest stands in the timeline)';
/** A shorter piece of a text would be of no use. */
const MIN_CHARACTERS = 40;
const BREAK = '\n\n';

/** Returns a text with another appended, cut at a limit; the first text is never cut. */
export function appendText(text: string | null, addition: string, limit: number): string {
  const before = text === null ? '' : `${text}${BREAK}`;
  const room = limit - before.length;
  if (addition.length <= room) return before + addition;
  if (room < MIN_CHARACTERS + CUT_MARK.length) return text ?? addition.slice(0, limit);
  return `${before}${addition.slice(0, room - CUT_MARK.length).toWellFormed()}${CUT_MARK}`;
}

/** Returns a text without what `appendText` once appended to `before`, whatever was written around it since. */
export function withoutAppended(
  text: string | null,
  before: string | null,
  after: string | null,
): string | null {
  if (text === after) return before;
  // Where older entries made room for it, what was there before cannot be restored.
  const addition = after?.startsWith(before ?? '') ? after.slice(before?.length ?? 0) : '';
  if (text === null || addition === '') return text;
  const at = text.indexOf(addition);
  if (at === -1) return text;
  return `${text.slice(0, at)}${text.slice(at + addition.length)}`.trim() || null;
}
