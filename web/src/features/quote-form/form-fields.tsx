import { ACCESS_KINDS, ACCESS_LABELS } from '@harbour-haul/domain/leads/fields/access';
import { CONTACT_METHOD_LABELS, CONTACT_METHODS } from '@harbour-haul/domain/leads/fields/contact-method';
import { JUNK_TYPE_LABELS, JUNK_TYPES } from '@harbour-haul/domain/leads/fields/junk-type';
import { TIME_SLOT_LABELS, TIME_SLOTS } from '@harbour-haul/domain/leads/fields/time-slot';
import { QuoteField, type QuoteFieldProps } from './quote-field.tsx';
import { type QuoteField as FieldName, QUOTE_FIELDS } from './quote-values.ts';
import { useEarliestDate } from './use-earliest-date.ts';
import type { useQuoteForm } from './use-quote-form.ts';

/** All fields of the form, in the order of its values. */
export function FormFields({ formik }: Pick<ReturnType<typeof useQuoteForm>, 'formik'>) {
  const earliest = useEarliestDate();
  return QUOTE_FIELDS.map((name) => {
    const { wide, ...look } = FIELD_LOOKS[name];
    const field = (
      <QuoteField
        key={name}
        name={name}
        value={formik.values[name]}
        error={formik.touched[name] ? formik.errors[name] : undefined}
        onChange={formik.handleChange}
        onBlur={formik.handleBlur}
        {...look}
        {...(name === 'preferredDate' && { attributes: { min: earliest } })}
      />
    );
    if (!wide) return field;
    return (
      <div key={name} data-wide="">
        {field}
      </div>
    );
  });
}

type FieldLook = Pick<QuoteFieldProps, 'label' | 'required' | 'attributes' | 'options' | 'input'> & {
  /** As wide as the form. */
  wide?: boolean;
};

/** How each field looks. A field that the table of lead fields puts on the form does not compile without its look. */
const FIELD_LOOKS: Record<FieldName, FieldLook> = {
  name: { label: 'Name', attributes: { autoComplete: 'name' } },
  phone: { label: 'Phone', input: { type: 'tel' }, attributes: { autoComplete: 'tel', inputMode: 'tel' } },
  address: { label: 'Pickup address', attributes: { autoComplete: 'street-address' }, wide: true },
  junkType: { label: 'Type of junk', options: optionsOf(JUNK_TYPES, JUNK_TYPE_LABELS, 'Please choose') },
  preferredDate: { label: 'Preferred date', input: { type: 'date' } },
  preferredTimeSlot: {
    label: 'Part of the day (optional)',
    required: false,
    options: optionsOf(TIME_SLOTS, TIME_SLOT_LABELS, 'Any time'),
  },
  preferredContactMethod: {
    label: 'Contact by (optional)',
    required: false,
    options: optionsOf(CONTACT_METHODS, CONTACT_METHOD_LABELS, 'Any way'),
  },
  email: {
    label: 'Email (optional)',
    required: false,
    input: { type: 'email' },
    attributes: { autoComplete: 'email', inputMode: 'email' },
  },
  access: {
    label: 'Access (optional)',
    required: false,
    options: optionsOf(ACCESS_KINDS, ACCESS_LABELS, 'Please choose'),
  },
  details: { label: 'Details (optional)', required: false, input: { multiline: true, rows: 4 }, wide: true },
};

/** The options of a select, and one for no choice before them. */
function optionsOf<T extends string>(values: readonly T[], labels: Record<T, string>, none: string) {
  return ['' as const, ...values].map((value) => (
    <option key={value} value={value}>
      {value === '' ? none : labels[value]}
    </option>
  ));
}
