import { uniteEntries } from '../entries/join-entries.ts';
import type { Lead } from '../lead.ts';
import { fieldsWith, LEAD_FIELDS } from '../lead-fields.ts';

const LIST_FIELDS = fieldsWith('merge', 'union');

type Lists = Pick<Lead, (typeof LIST_FIELDS)[number]>;

/** The lists of both, those of `lead` first. */
export function uniteLists(lead: Lists, other: Lists): Lists {
  const united = LIST_FIELDS.map((name) => [
    name,
    uniteEntries(lead[name], other[name], LEAD_FIELDS[name].kind.max),
  ]);
  return Object.fromEntries(united) as Lists;
}
