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

export interface FactLine {
  field: DescribedField;
  value: string;
}

/** The field of such a line, and what it has of it; null where a line is none. */
export function readFactLine(line: string): FactLine | null {
  const [label = '', ...rest] = line.split(': ');
  const field = FIELDS.get(label);
  return field === undefined || rest.length === 0 ? null : { field, value: rest.join(': ') };
}
