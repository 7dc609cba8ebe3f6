import type { Lead } from '../lead.ts';
import type { FieldChange } from '../lead-event.ts';
import { fromLeadHeading, isEntryHeading } from './entry-heading.ts';

/** The fields by which a person is known, or that say something of them in words. */
const PERSONAL = ['name', 'phone', 'email', 'address', 'details', 'notes'] as const satisfies (keyof Lead)[];

/** Returns a text without what a merge brought of a lead: from its heading to the next one, or to the end. */
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
 * Returns what the timeline of a lead may keep of its changes once another one is erased that was merged into it for a time: nothing of
 * that one's words and, from when it was merged, none of its values. The very same array where it says none of them.
 * @param isMerged whether the other lead was merged into this one when it was changed.
 */
export function changesWithout(changes: FieldChange[], erased: Lead, isMerged: boolean): FieldChange[] {
  const values = isMerged ? new Set<unknown>(PERSONAL.map((field) => erased[field])) : new Set();
  const clean = (value: FieldChange['from']): FieldChange['from'] => {
    if (typeof value !== 'string') return value;
    return values.has(value) ? null : withoutLead(value, erased.id);
  };
  const cleaned = changes.map((change) => ({ ...change, from: clean(change.from), to: clean(change.to) }));
  const isSame = cleaned.every(({ from, to }, at) => from === changes[at]?.from && to === changes[at]?.to);
  return isSame ? changes : cleaned.filter(({ from, to }) => from !== to);
}
