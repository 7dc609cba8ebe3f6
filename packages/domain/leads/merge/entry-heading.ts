import { HALIFAX } from '../fields/preferred-date.ts';
import { MAX_DETAILS } from '../fields/text-limits.ts';

/** The day in Halifax as people read it, `Nov 22, 2026`. */
const DAY = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: HALIFAX,
});
/** Pattern of such a day, or as it was written before, `2026-11-22`. */
export const HEADING_DAY = String.raw`(?:\d{4}-\d\d-\d\d|[A-Z][a-z]{2} \d{1,2}, \d{4})`;

/** What stands above words that the server adds to the details of a lead, and says whose they are and since when. */
export function askedAgainHeading(source: string, now: Date): string {
  return `Asked again on ${DAY.format(now)} (${source}):`;
}

/** The same, of what a homeowner adds to their request by its link. */
export function addedHeading(now: Date): string {
  return `Added by the customer on ${DAY.format(now)}:`;
}

/** The same, of what an admin's merge brought. */
export function fromLeadHeading(id: number): string {
  return `From #${id}:`;
}

/** The ids of the leads whose words a merge has brought into a text, as often as each stands there. */
export function leadsIn(text: string | null): number[] {
  return [...(text ?? '').matchAll(FROM_LEADS)].map(([, id]) => Number(id));
}
const FROM_LEADS = /^From #(\d+):$/gm;

/** Details as far as no other lead was merged into them. */
export function withoutOtherLeads(details: string | null): string | null {
  return details?.split(FROM_LEAD)[0]?.trim() || null;
}
const FROM_LEAD = /^From #\d+:$/m;

/** What the server added to details, with the headings above it; null for nothing. */
export function entriesIn(details: string | null): string | null {
  const at = details?.search(HEADING) ?? -1;
  return at < 0 ? null : (details?.slice(at) ?? null);
}
const HEADING = new RegExp(
  String.raw`^(?:Asked again on ${HEADING_DAY} \([^()\n]*\)|Added by the customer on ${HEADING_DAY}|From #\d+):$`,
  'm',
);

/** Whether a line stands above what the server added. */
export const isEntryHeading = (line: string): boolean => HEADING.test(line);

/** Whether a line stands above what a homeowner has said later than the rest. */
export const isLaterHeading = (line: string): boolean => LATER.test(line);
const LATER = new RegExp(
  String.raw`^(?:Asked again on ${HEADING_DAY} \([^()]*\)|Added by the customer on ${HEADING_DAY}):$`,
);

/** How a heading begins, whatever stands behind it. */
const BEGINNING = /^\W*(?:asked\s+again\b|added\s+by\s+the\s+customer\b|from\s*#)/i;
/** What all of them look like, in whatever letters: a day or a lead, and a colon at the end. */
const SHAPE = /\S\s+(?:(?:\d{4}-\d\d-\d\d|[a-z]{3}\s+\d{1,2},\s*\d{4})(?:\s*\([^()]*\))?|#\s*\d+)\s*:\s*$/;

/** Cyrillic and Greek letters that look like Latin ones, and these, in the same order. */
const LOOK_ALIKES = { foreign: 'авеіјкморсѕтухһԁԛԝαβεικμνορτυχϲ', latin: 'abeijkmopcstyxhdqwabeikmvoptuxc' };

/**
 * Returns what a visitor wrote with each line that looks like a heading of the server in quotation marks: nobody takes their words for
 * another request, or for another lead's. Where the marks would leave no room for the rest, such a line goes on behind the one before it.
 * @param known the details of their lead until now, whose headings they have seen and may send back as they are, as often as they stand
 */
export function quoteHeadings(said: string | null, known: string | null): string | null {
  if (said === null) return null;
  const lines = linesWithMarks(said.split(LINE_BREAK), known?.split(LINE_BREAK) ?? []);
  if (!lines.some((line) => line.forged)) return said;
  const quoted = lines
    .map(({ text, forged }) => (forged ? `Customer wrote: "${text.trim()}"` : text))
    .join('\n');
  return quoted.length > MAX_DETAILS ? joined(lines) : quoted;
}
const LINE_BREAK = /\r\n|[\r\n\u0085\u2028\u2029]/;

interface Line {
  readonly text: string;
  readonly forged: boolean;
}

function linesWithMarks(said: readonly string[], known: readonly string[]): Line[] {
  const unseen = [...known];
  return said.map((text) => {
    if (!looksLikeHeading(text)) return { text, forged: false };
    const at = unseen.indexOf(text);
    if (at < 0) return { text, forged: true };
    unseen.splice(at, 1);
    return { text, forged: false };
  });
}

/** The same words in no more room: a mark before the first line takes the place of the colon at its end. */
function joined([first, ...rest]: readonly Line[]): string {
  const beginning = first?.forged ? `"${first.text.replace(/\s*:\s*$/, '')}` : (first?.text ?? '');
  const text = rest.reduce((before, line) => `${before}${line.forged ? ' ' : '\n'}${line.text}`, beginning);
  return text.slice(0, MAX_DETAILS).toWellFormed();
}

function looksLikeHeading(line: string): boolean {
  const plain = withoutInvisible(line.normalize('NFKC'))
    .toLowerCase()
    .replace(FOREIGN, (letter) => LOOK_ALIKES.latin[LOOK_ALIKES.foreign.indexOf(letter)] ?? letter);
  return BEGINNING.test(plain) || SHAPE.test(plain);
}
const FOREIGN = new RegExp(`[${LOOK_ALIKES.foreign}]`, 'g');

/** A line without what has no width or no ink, but with its blanks. */
function withoutInvisible(line: string): string {
  return line.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
}
