import styled from '@emotion/styled';
import { ACCESS_KINDS } from '@harbour-haul/domain/leads/fields/access';
import { CONTACT_METHODS } from '@harbour-haul/domain/leads/fields/contact-method';
import { JUNK_TYPES } from '@harbour-haul/domain/leads/fields/junk-type';
import { TIME_SLOT_FACTS, TIME_SLOTS, type TimeSlot } from '@harbour-haul/domain/leads/fields/time-slot';
import { HazardNotes } from '#components/hazards/hazard-notes.tsx';
import { LikelyAddress } from '#components/likely-address.tsx';
import { PickupChips } from '#components/pickup/pickup-chips.tsx';
import { TABLET } from '#components/tokens.ts';
import { PICKED_DAY_KEY } from '#lib/storage/quote-draft-key.ts';
import { AddressHelp, SUGGESTIONS_ID } from './address/address-help.tsx';
import { addressIn } from './address/places.ts';
import { usePlaces } from './address/use-places.ts';
import { useDayDoubt } from './day-doubt.tsx';
import { FieldHint } from './field-hint.ts';
import { QuoteField, type QuoteFieldProps } from './quote-field.tsx';
import { type QuoteField as FieldName, QUOTE_FIELDS } from './quote-values.ts';
import type { QuoteTexts } from './texts/quote-texts.ts';
import { useQuoteTexts } from './texts/use-quote-texts.ts';
import { useEarliestDate } from './use-earliest-date.ts';
import type { useQuoteForm } from './use-quote-form.ts';

/** Below a field of the second column: an address is longer than that. The columns stand 20 px apart. */
const WholeRow = styled('div')({
  [TABLET]: { width: 'calc(200% + 20px)', marginLeft: 'calc(-100% - 20px)' },
});

interface FormFieldsProps extends Pick<ReturnType<typeof useQuoteForm>, 'formik'> {
  area: string | undefined;
  /** It is on its way, or stored: what is changed now would be lost. */
  isHeld: boolean;
}

/** All fields of the form, in the order of its values. */
export function FormFields({ formik, area, isHeld }: FormFieldsProps) {
  const { values } = formik;
  const texts = useQuoteTexts();
  const looks = looksOf(texts);
  const wantsMail = values.preferredContactMethod === 'email';
  const earliest = useEarliestDate();
  const { places, prepare } = usePlaces();
  const doubtAt = useDayDoubt(values);

  function set(name: FieldName, value: string) {
    if (!isHeld) void formik.setFieldValue(name, value);
  }

  /** What the page knows of the place is added where its visitor sees it, and can say otherwise. */
  function completeAddress() {
    const address = addressIn(area, values.address, places);
    if (address !== values.address) set('address', address);
  }

  const further: Partial<Record<FieldName, Pick<QuoteFieldProps, 'attributes' | 'hint' | 'onFocus'>>> = {
    address: {
      onFocus: prepare,
      hint: (
        <AddressHelp
          address={values.address}
          area={area}
          places={places}
          isLeft={formik.touched.address === true && formik.errors.address === undefined}
          onTake={(address) => set('address', address)}
        />
      ),
    },
    preferredDate: { attributes: { min: earliest }, hint: doubtAt('preferredDate') },
    preferredTimeSlot: { hint: <SlotHint slot={values.preferredTimeSlot} /> },
    email: {
      hint: formik.touched.email && (
        <WholeRow>
          <LikelyAddress
            address={values.email}
            ask={texts.didYouMean}
            onTake={(address) => set('email', address)}
          />
        </WholeRow>
      ),
    },
    details: {
      hint: (
        <>
          <HazardNotes text={values.details} words={texts.hazard} />
          {doubtAt('details')}
        </>
      ),
    },
  };
  return QUOTE_FIELDS.map((name) => {
    const { wide, ...look } = looks[name];
    const error = formik.touched[name] ? formik.errors[name] : undefined;
    const field = (
      <QuoteField
        key={name}
        name={name}
        value={values[name]}
        label={name === 'email' && wantsMail ? texts.emailNeeded : texts.labels[name]}
        error={error && texts.message(error)}
        isHeld={isHeld}
        onChange={formik.handleChange}
        // An empty field is one not filled yet; and what is said of it would move the button that is being pressed.
        onBlur={(event) => {
          if (values[name] !== '') formik.handleBlur(event);
          if (name === 'address') completeAddress();
        }}
        {...look}
        {...(name === 'email' && { required: wantsMail })}
        {...further[name]}
      />
    );
    if (name === 'preferredDate') {
      return [
        <PickupChips
          key="when"
          texts={texts.pickupDays}
          date={values.preferredDate}
          keptAs={PICKED_DAY_KEY}
          isHeld={isHeld}
          onPick={(date) => set(name, date)}
        />,
        field,
      ];
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
  const { around } = useQuoteTexts();
  return <FieldHint role="status">{facts && around(facts.defaultTime)}</FieldHint>;
}

type FieldLook = Pick<QuoteFieldProps, 'required' | 'attributes' | 'options' | 'input'> & {
  /** As wide as the form. */
  wide?: boolean;
};

/** How each field looks. A field that the table of lead fields puts on the form does not compile without its look. */
function looksOf(texts: QuoteTexts): Record<FieldName, FieldLook> {
  return {
    name: { attributes: { autoComplete: 'name' } },
    phone: { input: { type: 'tel' }, attributes: { autoComplete: 'tel', inputMode: 'tel' } },
    address: { attributes: { autoComplete: 'address-line1', list: SUGGESTIONS_ID }, wide: true },
    junkType: { options: optionsOf(JUNK_TYPES, texts.junkTypes, texts.choose), wide: true },
    preferredDate: { input: { type: 'date' } },
    preferredTimeSlot: { required: false, options: optionsOf(TIME_SLOTS, texts.timeSlots, texts.anyTime) },
    preferredContactMethod: {
      required: false,
      options: optionsOf(CONTACT_METHODS, texts.contactMethods, texts.anyWay),
    },
    email: {
      required: false,
      input: { type: 'email' },
      attributes: { autoComplete: 'email', inputMode: 'email' },
    },
    access: {
      required: false,
      options: optionsOf(ACCESS_KINDS, texts.accessKinds, texts.choose),
      wide: true,
    },
    details: { required: false, input: { multiline: true, rows: 4 }, wide: true },
  };
}

/** The options of a select, and one for no choice before them. */
function optionsOf<T extends string>(values: readonly T[], labels: Record<T, string>, none: string) {
  return ['' as const, ...values].map((value) => (
    <option key={value} value={value}>
      {value === '' ? none : labels[value]}
    </option>
  ));
}
