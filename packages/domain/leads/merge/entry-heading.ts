import { halifaxToday } from '../fields/preferred-date.ts';
import { MAX_DETAILS } from '../fields/text-limits.ts';

/** What stands above words that the server adds to the details of a lead, and says whose they are and since when. */
export function askedAgainHeading(source: string, now: Date): string {
  return `Asked again on ${halifaxToday(now)} (${source}):`;
}

/** The same, of what a homeowner adds to their request by its link. */
export function addedHeading(now: Date): string {
  return `Added by the customer on ${halifaxToday(now)}:`;
}

/** The same, of what an admin's merge brought. */
export function fromLeadHeading(id: number): string {
  return `From #${id}:`;
}

/** How a heading begins, whatever stands behind it. */
const BEGINNING = /^\W*(?:asked\s+again\s+on\b|added\s+by\s+the\s+customer\b|from\s+#\s*\d+\W*$)/i;
/** What all of them look like, in whatever letters: a day or a lead, and a colon at the end. */
const SHAPE = /\S\s+(?:\d{4}-\d\d-\d\d(?:\s*\([^()]*\))?|#\s*\d+)\s*:\s*$/;

/**
 * Returns what a visitor wrote with each line that looks like a heading of the server in quotation marks: nobody takes their words for
 * another request, or for another lead's.
 * @param known the details of their lead until now, whose headings they have seen and may send back as they are
 */
export function quoteHeadings(said: string | null, known: string | null): string | null {
  if (said === null) return null;
  const before = new Set(known?.split(LINE_BREAK));
  const lines = said.split(LINE_BREAK);
  if (!lines.some((line) => isForged(line, before))) return said;
  const quoted = lines.map((line) => (isForged(line, before) ? `Customer wrote: "${line.trim()}"` : line));
  return quoted.join('\n').slice(0, MAX_DETAILS).toWellFormed();
}
const LINE_BREAK = /\r\n|[\r\n\u0085\u2028\u2029]/;

function isForged(line: string, known: ReadonlySet<string>): boolean {
  if (known.has(line)) return false;
  const plain = line.normalize('NFKC');
  return BEGINNING.test(plain) || SHAPE.test(plain);
}
