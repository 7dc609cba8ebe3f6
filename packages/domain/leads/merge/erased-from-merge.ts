import { nationalDigits } from '../fields/phone-digits.ts';
import type { Lead } from '../lead.ts';
import type { FieldChange } from '../lead-event.ts';
import { fromLeadHeading, isEntryHeading } from './entry-heading.ts';

/** The fields by which a person is known, or that say something of them in words. */
const PERSONAL = ['name', 'phone', 'email', 'address', 'details', 'notes'] as const satisfies (keyof Lead)[];
/** Of those, what a line of a text may say. */
const KNOWN_BY = ['name', 'phone', 'email', 'address'] as const satisfies (keyof Lead)[];

/** Shorter ones are words of anybody's: "Ann", "none". */
const MIN_TELLING = 5;

/**
 * Returns a text of a lead without what a merge brought of another one that is being erased: from its heading to the next one, or to
 * the end; and each line that names its person, wherever it stands by now: the heading may be gone, and another lead may have brought it.
 * What the lead says of its own person stays.
 * @param holder the lead whose text it is
 */
export function withoutErased(text: string | null, erased: Lead, holder: Lead): string | null {
  if (text === null) return null;
  const left = withoutLead(text, erased.id);
  const tells = tellsOf(erased, holder);
  const lines = left?.split('\n') ?? [];
  const kept = lines.filter((line) => !tells(line));
  return kept.length === lines.length ? left : kept.join('\n').trim() || null;
}

/** Returns a text without what a merge brought of a lead, under its heading. */
export function withoutLead(text: string | null, id: number): string | null {
  const heading = fromLeadHeading(id);
  if (!text?.includes(heading)) return text;
  let isOf = false;
  const kept = text.split('\n').filter((line) => {
    if (isEntryHeading(line)) isOf = line === heading;
    return !isOf;
  });
  return kept.join('\n').trim() || null;
}

/** Whether a line names the person of an erased lead, by what the lead that holds the line does not say of its own. */
function tellsOf(erased: Lead, holder: Lead): (line: string) => boolean {
  const own = new Set(KNOWN_BY.map((field) => plain(holder[field])));
  const values = KNOWN_BY.filter((field) => field !== 'phone')
    .map((field) => plain(erased[field]))
    .filter((value) => value.length >= MIN_TELLING && !own.has(value));
  const phone = nationalDigits(erased.phone ?? '');
  const isOwnPhone = phone.length < MIN_TELLING || phone === nationalDigits(holder.phone ?? '');
  return (line) =>
    values.some((value) => plain(line).includes(value)) ||
    (!isOwnPhone && line.replace(/\D/g, '').includes(phone));
}

const plain = (text: string | null) => text?.trim().toLowerCase() ?? '';

/**
 * Returns what the timeline of a lead may keep of its changes once another one is erased that was merged into it for a time: nothing of
 * that one's words and, from when it was merged, none of its values. The very same array where it says none of them.
 * @param isMerged whether the other lead was merged into this one when it was changed.
 */
export function changesWithout(
  changes: FieldChange[],
  erased: Lead,
  holder: Lead,
  isMerged: boolean,
): FieldChange[] {
  const values = isMerged ? new Set<unknown>(PERSONAL.map((field) => erased[field])) : new Set();
  const clean = (value: FieldChange['from']): FieldChange['from'] => {
    if (typeof value !== 'string') return value;
    if (values.has(value)) return null;
    return isMerged ? withoutErased(value, erased, holder) : withoutLead(value, erased.id);
  };
  const cleaned = changes.map((change) => ({ ...change, from: clean(change.from), to: clean(change.to) }));
  const isSame = cleaned.every(({ from, to }, at) => from === changes[at]?.from && to === changes[at]?.to);
  return isSame ? changes : cleaned.filter(({ from, to }) => from !== to);
}
