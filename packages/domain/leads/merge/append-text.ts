const CUT_MARK = '… (the rest stands in the timeline)';
/** Less than this of a text says nothing. */
const MIN_CHARACTERS = 40;
const BREAK = '\n\n';

/** A text with another below it, cut at a limit; what was there is never cut. */
export function appendText(text: string | null, addition: string, limit: number): string {
  const before = text === null ? '' : `${text}${BREAK}`;
  const room = limit - before.length;
  if (addition.length <= room) return before + addition;
  if (room < MIN_CHARACTERS + CUT_MARK.length) return text ?? addition.slice(0, limit);
  return `${before}${addition.slice(0, room - CUT_MARK.length).toWellFormed()}${CUT_MARK}`;
}

/** A text without what `appendText` once put below `before`, whatever was written around it since. */
export function withoutAppended(
  text: string | null,
  before: string | null,
  after: string | null,
): string | null {
  if (text === after) return before;
  const addition = (after ?? '').slice(before?.length ?? 0);
  if (text === null || addition === '') return text;
  const at = text.indexOf(addition);
  if (at === -1) return text;
  return `${text.slice(0, at)}${text.slice(at + addition.length)}`.trim() || null;
}
