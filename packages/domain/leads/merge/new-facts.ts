import { fieldLabel, fieldWords } from '../details/field-words.ts';
import { phoneText } from '../fields/phone/phone-digits.ts';
import type { Lead, LeadSubmission } from '../lead.ts';
import { fieldsWith } from '../lead-fields.ts';
import { fillFields, pickFields } from './fill-fields.ts';
import { newWords } from './new-words.ts';

const FILLED_FIELDS = fieldsWith('merge', 'fact', 'trace');
const JUNK_FIELDS = fieldsWith('merge', 'junk');
/** What describes a request, in the order of the table; confidence and source of a junk type say nothing alone. */
const DESCRIBED_FIELDS = fieldsWith('merge', 'fact', 'junk').filter(
  (name) => name !== 'junkConfidence' && name !== 'junkClassificationSource',
);

type DescribedField = (typeof DESCRIBED_FIELDS)[number];
type Facts = Pick<Lead, DescribedField | 'details'>;

/** Returns the facts of another request that a lead does not have, in plain lines; null where there are none. */
export function describeNewFacts(lead: Facts, other: Facts): string | null {
  const differing = DESCRIBED_FIELDS.filter((name) => isNew(name, lead[name], other[name]));
  const lines = differing.map((name) => `${fieldLabel(name)}: ${fieldWords(name, other[name])}`);
  const words = newWords(lead.details, other.details);
  if (words !== null) lines.push(words);
  return lines.length === 0 ? null : lines.join('\n');
}

/** Returns `lead` with its empty fields filled from `other`; the fields of the junk type go together. */
export function fillEmptyFields<L extends LeadSubmission>(lead: L, other: LeadSubmission): L {
  const junk = pickFields(JUNK_FIELDS, lead.junkType === null ? other : lead);
  return { ...lead, ...fillFields(FILLED_FIELDS, lead, other), ...junk };
}

/** A number that is written otherwise, and a name in capitals, say nothing new. */
function isNew(name: DescribedField, known: string | null, said: string | null): boolean {
  if (said === null) return false;
  const read = name === 'phone' ? phoneText : plain;
  return known === null || read(known) !== read(said);
}

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();
