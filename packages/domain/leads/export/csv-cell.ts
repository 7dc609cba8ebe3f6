/** Most texts: they need no check of each character. */
const PLAIN = /^[A-Za-z0-9](?:[\x20-\x3a\x3c-\x7e]|[\n;] ?[A-Za-z0-9])*$/;
/** Where a program that separates by semicolons or tabs begins another cell or row, whatever quotes stand around. */
const CELL_ENDS = /[;\t\n]/g;
/** What such a program may skip before it looks for a formula, and what comes then. */
const GAPS = /([;\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+)(.)/gsu;
/** What a spreadsheet takes for the start of a formula; forms of other widths are compared by their plain ones. */
const FORMULA_STARTS = new Set(['=', '+', '-', '@', '\u2212']);
/** What has no width or is blank: spreadsheets skip some of it before they look for a formula. */
const SKIPPED = /^[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/u;
const CONTROL = /^\p{Cc}/u;
const LINE_BREAKS = /\r\n?|[\u0085\u2028\u2029]/g;
/** Controls besides tab and line feed, and the two characters that XML, and so a spreadsheet's file, cannot hold. */
const UNPRINTABLE = /[^\P{Cc}\t\n]|[\ufffe\uffff]/gu;

/** What turns the direction of all that follows in a cell. */
const TURNING_MARKS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Returns the text that a spreadsheet may show for untrusted text: without anything that it would execute, by an
 * apostrophe wherever it, or a cell that it could be taken apart into, begins like a formula; line breaks as line feeds;
 * halves of characters and controls as the replacement character; nothing that turns the direction of writing.
 */
export function safeCellText(text: string): string {
  if (PLAIN.test(text)) return text;
  const shown = text
    .toWellFormed()
    .replace(LINE_BREAKS, '\n')
    .replace(UNPRINTABLE, '\ufffd')
    .replace(TURNING_MARKS, '');
  const safe = shown.replace(GAPS, (whole: string, gap: string, next: string) =>
    isFormulaStart(next) ? gap.replace(CELL_ENDS, "$&'") + next : whole,
  );
  return beginsLikeFormula(text) || beginsLikeFormula(shown) ? `'${safe}` : safe;
}

/**
 * A cell of a CSV file (RFC 4180). Texts are always quoted; numbers stand bare, null is an empty cell. A program that
 * separates by semicolons, as spreadsheets in French do, sees no quotes there: its cells begin in the midst of a text.
 */
export function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  return `"${safeCellText(value).replaceAll('"', '""')}"`;
}

function beginsLikeFormula(text: string): boolean {
  if (CONTROL.test(text)) return true;
  return isFormulaStart(text.replace(SKIPPED, '').slice(0, 1));
}

function isFormulaStart(character: string): boolean {
  return FORMULA_STARTS.has(character.normalize('NFKC').slice(0, 1));
}
