import { junkTypeLabel } from '../fields/junk-type.ts';
import type { Lead, LeadSubmission } from '../lead.ts';

type Facts = Pick<
  Lead,
  'name' | 'phone' | 'email' | 'address' | 'junkType' | 'preferredDate' | 'preferredContactMethod' | 'details'
>;

/** The fields that another request of the same person fills where they are empty. */
export const FILLABLE_FIELDS = [
  'name',
  'phone',
  'email',
  'address',
  'preferredDate',
  'preferredContactMethod',
] as const satisfies (keyof LeadSubmission)[];

/** Returns the facts of another request that a lead does not have, in plain lines; null where there are none. */
export function describeNewFacts(lead: Facts, other: Facts): string | null {
  const differs = (name: keyof Facts) => other[name] !== null && other[name] !== lead[name];
  const line = (name: keyof Facts, label: string, text: string | null) =>
    differs(name) && text !== null ? [`${label}: ${text}`] : [];
  const isNewText = other.details !== null && !lead.details?.includes(other.details);
  const lines = [
    ...line('name', 'Name', other.name),
    ...line('phone', 'Phone', other.phone),
    ...line('email', 'Email', other.email),
    ...line('address', 'Address', other.address),
    ...line('junkType', 'Junk type', junkTypeLabel(other.junkType)),
    ...line('preferredDate', 'Preferred date', other.preferredDate?.slice(0, 10) ?? null),
    ...line('preferredContactMethod', 'Contact by', other.preferredContactMethod),
    ...(isNewText && other.details !== null ? [other.details] : []),
  ];
  return lines.length === 0 ? null : lines.join('\n');
}

/** Returns `lead` with its empty fields filled from `other`; the fields of the junk type go together. */
export function fillEmptyFields<L extends LeadSubmission>(lead: L, other: LeadSubmission): L {
  const filled = FILLABLE_FIELDS.map((name) => [name, lead[name] ?? other[name]]);
  const { junkType, junkConfidence, junkClassificationSource } = lead.junkType === null ? other : lead;
  return { ...lead, ...Object.fromEntries(filled), junkType, junkConfidence, junkClassificationSource };
}
