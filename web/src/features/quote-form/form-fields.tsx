import styled from '@emotion/styled';
import { ACCESS_KINDS, ACCESS_LABELS } from '@harbour-haul/domain/leads/fields/access';
import { CONTACT_METHOD_LABELS, CONTACT_METHODS } from '@harbour-haul/domain/leads/fields/contact-method';
import {
  JUNK_TYPE_DESCRIPTIONS,
  JUNK_TYPE_LABELS,
  JUNK_TYPES,
} from '@harbour-haul/domain/leads/fields/junk-type';
import {
  TIME_SLOT_FACTS,
  TIME_SLOT_LABELS,
  TIME_SLOTS,
  type TimeSlot,
} from '@harbour-haul/domain/leads/fields/time-slot';
import { color } from '#components/tokens.ts';
import { AddressHelp, SUGGESTIONS_ID } from './address/address-help.tsx';
import { addressIn } from './address/places.ts';
import { usePlaces } from './address/use-places.ts';
import { HazardNotes } from './hazards/hazard-notes.tsx';
import { PickupChips } from './pickup/pickup-chips.tsx';
import type { PickupDay } from './pickup/pickup-days.ts';
import { QuoteField, type QuoteFieldProps } from './quote-field.tsx';
import { type QuoteField as FieldName, QUOTE_FIELDS, type QuoteValues } from './quote-values.ts';
import { useEarliestDate } from './use-earliest-date.ts';
import type { useQuoteForm } from './use-quote-form.ts';

interface FormFieldsProps extends Pick<ReturnType<typeof useQuoteForm>, 'formik'> {
  area: string | undefined;
}

/** All fields of the form, in the order of its values. */
export function FormFields({ formik, area }: FormFieldsProps) {
  const { values } = formik;
  const earliest = useEarliestDate();
  const { places, prepare } = usePlaces();

  function pickDay(day: PickupDay, date: string) {
    const details = day === 'asap' ? withAsap(values.details) : values.details;
    void formik.setValues({ ...values, preferredDate: date, details });
  }

  /** What the page knows of the place is added where its visitor sees it, and can say otherwise. */
  function completeAddress() {
    const address = addressIn(area, values.address, places);
    if (address !== values.address) void formik.setFieldValue('address', address);
  }

  const further: Partial<Record<FieldName, Pick<QuoteFieldProps, 'attributes' | 'hint' | 'onFocus'>>> = {
    address: { onFocus: prepare, hint: <AddressHelp address={values.address} area={area} places={places} /> },
    preferredDate: { attributes: { min: earliest } },
    preferredTimeSlot: { hint: <SlotHint slot={values.preferredTimeSlot} /> },
    details: { hint: <HazardNotes text={values.details} /> },
  };
  return QUOTE_FIELDS.map((name) => {
    const { wide, ...look } = FIELD_LOOKS[name];
    const field = (
      <QuoteField
        key={name}
        name={name}
        value={values[name]}
        error={formik.touched[name] ? formik.errors[name] : undefined}
        onChange={formik.handleChange}
        // An empty field is one not filled yet; and what is said of it would move the button that is being pressed.
        onBlur={(event) => {
          if (values[name] !== '') formik.handleBlur(event);
          if (name === 'address') completeAddress();
        }}
        {...look}
        {...further[name]}
      />
    );
    if (name === 'preferredDate') {
      return [<PickupChips key="when" date={values.preferredDate} onPick={pickDay} />, field];
    }
    if (!wide) return field;
    return (
      <div key={name} data-wide="">
        {field}
      </div>
    );
  });
}

/** Shown for the part of the day that is chosen: when the crew plans to come (specification section 3). */
function SlotHint({ slot }: { slot: string }) {
  const facts = TIME_SLOT_FACTS[slot as TimeSlot] as (typeof TIME_SLOT_FACTS)[TimeSlot] | undefined;
  return <Hint role="status">{facts && `Usually around ${clock(facts.defaultTime)}.`}</Hint>;
}

/** `13:00` as `1:00 PM`. */
function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

const ASAP = 'As soon as possible, please.';

/** The team reads the wish where it reads everything else, and its visitor sees it there. */
function withAsap(details: QuoteValues['details']): string {
  return details.includes(ASAP) ? details : `${ASAP}${details === '' ? '' : '\n'}${details}`;
}

const Hint = styled('p')({ color: color.quiet, fontSize: '0.875rem', '&:not(:empty)': { marginTop: 6 } });

type FieldLook = Pick<QuoteFieldProps, 'label' | 'required' | 'attributes' | 'options' | 'input'> & {
  /** As wide as the form. */
  wide?: boolean;
};

/** As `Furniture: sofas, beds, tables`. */
const DESCRIBED_JUNK = Object.fromEntries(
  JUNK_TYPES.map((type) => [type, `${JUNK_TYPE_LABELS[type]}: ${JUNK_TYPE_DESCRIPTIONS[type]}`]),
) as typeof JUNK_TYPE_LABELS;

/** How each field looks. A field that the table of lead fields puts on the form does not compile without its look. */
const FIELD_LOOKS: Record<FieldName, FieldLook> = {
  name: { label: 'Name', attributes: { autoComplete: 'name' } },
  phone: { label: 'Phone', input: { type: 'tel' }, attributes: { autoComplete: 'tel', inputMode: 'tel' } },
  address: {
    label: 'Pickup address',
    attributes: { autoComplete: 'street-address', list: SUGGESTIONS_ID },
    wide: true,
  },
  junkType: {
    label: 'Type of junk',
    options: optionsOf(JUNK_TYPES, DESCRIBED_JUNK, 'Please choose'),
    wide: true,
  },
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
    wide: true,
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
