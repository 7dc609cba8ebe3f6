import { nationalDigits } from '../fields/phone/phone-digits.ts';
import type { Lead } from '../lead.ts';
import type { FieldChange } from '../lead-event.ts';
import { fromLeadHeading, isEntryHeading } from './entry-heading.ts';

/** The fields by which a person is known, or that say something of them in words. */
const PERSONAL = ['name', 'phone', 'email', 'address', 'details', 'notes'] as const satisfies (keyof Lead)[];
/** Of those, what a line of a text may say. */
const KNOWN_BY = ['name', 'phone', 'email', 'address'] as const satisfies (keyof Lead)[];

/** As many digits as a number without its area code has. */
const MIN_PHONE = 7;

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

/**
 * Whether a line names the person of an erased lead, by what the lead that holds the line does not say of its own. "Halifax" and "Ann"
 * are words of anybody's: as a place or a name alone they tell of this person only where the line says nothing else.
 */
function tellsOf(erased: Lead, holder: Lead): (line: string) => boolean {
  const own = new Set(KNOWN_BY.map((field) => wordsOf(holder[field])));
  const values = KNOWN_BY.filter((field) => field !== 'phone')
    .map((field) => ({
      said: wordsOf(erased[field]),
      isTelling: TELLING[field].test(erased[field]?.trim() ?? ''),
    }))
    .filter(({ said }) => said.trim() !== '' && !own.has(said));
  const phone = nationalDigits(erased.phone ?? '');
  const isOwnPhone = phone.length < MIN_PHONE || phone === nationalDigits(holder.phone ?? '');
  return (line) => {
    const words = wordsOf(line);
    const fact = wordsOf(line.slice(line.indexOf(': ') + 1));
    return (
      values.some(({ said, isTelling }) => (isTelling ? words.includes(said) : fact === said)) ||
      (!isOwnPhone && line.replace(/\D/g, '').includes(phone))
    );
  };
}

/** A full name, an address of mail, and a house. */
const TELLING = { name: /\S\s+\S/, email: /@/, address: /\d/ } as const;

/** Between spaces, so that "4 Oak St" is none of "14 Oak St". */
const wordsOf = (text: string | null): string =>
  ` ${(text ?? '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}@]+/u)
    .filter(Boolean)
    .join(' ')} `;

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
