import type { FormField } from '../fields/field-rules.ts';
import { type FieldsWith, LEAD_FIELD_NAMES, LEAD_FIELDS } from '../lead-fields.ts';

/** The fields that the quote form shows, and is prefilled with. */
export type FormFieldName = FieldsWith<'form', FormField>;

/** The same as a list, in the order of responses. */
export const FORM_FIELDS: readonly FormFieldName[] = LEAD_FIELD_NAMES.filter(isFormField).sort(
  (a, b) => LEAD_FIELDS[a].form.order - LEAD_FIELDS[b].form.order,
);

function isFormField(name: keyof typeof LEAD_FIELDS): name is FormFieldName {
  const { form } = LEAD_FIELDS[name];
  return form !== null && form !== 'hidden';
}
