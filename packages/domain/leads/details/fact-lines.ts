import { ACCESS_LABELS } from '../fields/access.ts';
import { CONTACT_METHOD_LABELS } from '../fields/contact-method.ts';
import { JUNK_TYPE_LABELS } from '../fields/junk-type.ts';
import { TIME_SLOT_LABELS } from '../fields/time-slot.ts';
import type { CorrectableField } from '../request/request-view.ts';

type DescribedField = Exclude<CorrectableField, 'details'>;

/** What stands before a field of what was asked for later, among the details (`merge/new-facts.ts`); a test holds them to the table. */
export const FACT_LABELS: Readonly<Record<DescribedField, string>> = {
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  junkType: 'Junk type',
  access: 'Access',
  preferredDate: 'Preferred date',
  preferredTimeSlot: 'Part of the day',
  preferredContactMethod: 'Contact by',
};

const FIELDS = new Map(
  Object.entries(FACT_LABELS).map(([name, label]) => [label, name as DescribedField] as const),
);

/** A field and what is said of it: of what is chosen from a list, the stored value. */
export interface FactLine {
  field: DescribedField;
  value: string;
}

/** What is chosen from a list stands there by its label; before, it stood as it is stored. */
const LABELS: Partial<Record<DescribedField, Readonly<Record<string, string>>>> = {
  junkType: JUNK_TYPE_LABELS,
  access: ACCESS_LABELS,
  preferredTimeSlot: TIME_SLOT_LABELS,
  preferredContactMethod: CONTACT_METHOD_LABELS,
};

/** The field of such a line, and what it has of it; null where a line is none. */
export function readFactLine(line: string): FactLine | null {
  const [label = '', ...rest] = line.split(': ');
  const field = FIELDS.get(label);
  return field === undefined || rest.length === 0
    ? null
    : { field, value: storedValue(field, rest.join(': ')) };
}

function storedValue(field: DescribedField, text: string): string {
  const known = Object.entries(LABELS[field] ?? {}).find(([, label]) => label === text);
  return known?.[0] ?? text;
}
