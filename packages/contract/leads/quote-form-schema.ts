import type { FormField } from '@harbour-haul/domain/leads/fields/field-rules';
import { phoneProblem } from '@harbour-haul/domain/leads/fields/phone/phone-problem';
import { furtherPhoneNote, severalPhones } from '@harbour-haul/domain/leads/fields/phone/several-phones';
import { parsePreferredDate } from '@harbour-haul/domain/leads/fields/preferred-date';
import { MAX_DETAILS } from '@harbour-haul/domain/leads/fields/text-limits';
import { visibleLength } from '@harbour-haul/domain/leads/fields/visible-text';
import { type FieldsWith, fieldsWith, LEAD_FIELDS } from '@harbour-haul/domain/leads/lead-fields';
import { FORM_FIELDS, type FormFieldName } from '@harbour-haul/domain/leads/submission/form-fields';
import type { FormSigns } from '@harbour-haul/domain/leads/submission/signs-of-script';
import { MAX_PHOTOS_AT_ONCE } from '@harbour-haul/domain/photos/photo-limits';
import { type ObjectSchema, object, type Schema, type StringSchema } from 'yup';
import { INVALID, REQUIRED } from '../messages.ts';
import { photoPathsSchema } from '../photos/photo-paths-schema.ts';
import { visitorIdField } from '../visitor-id-field.ts';
import { type FieldJson, fieldSchemas } from './fields/field-schemas.ts';
import {
  ADDRESS_NEEDED,
  atMost,
  DATE_MESSAGES,
  isLongPhone,
  mailAddress,
  PHONE_MESSAGES,
  pleaseSelect,
  text,
} from './fields/lead-text.ts';
import { visitorSource } from './fields/visitor-source.ts';

type RequiredField = FieldsWith<'form', FormField<'required'>>;
type HiddenField = FieldsWith<'form', 'hidden'>;

/** What the quote form sends: its fields as they were typed, and the photos that were uploaded for it, the main one first. */
export type QuoteFormInput = { [F in RequiredField]: FieldJson<F> } & {
  [F in Exclude<FormFieldName, RequiredField> | HiddenField]?: FieldJson<F> | undefined;
} & { photoPaths?: string[] | undefined } & FormSigns;

/**
 * The quote form's fields and texts (specification section 5), for the form and for `POST /api/leads` alike.
 * @param now decides which dates are past; tests and server pass their own clock.
 */
export function quoteFormSchema(now: Date): ObjectSchema<QuoteFormInput> {
  const fields = {
    ...fieldSchemas(FORM_FIELDS, (name) => shownField(name, now)),
    email: neededAddress(formFieldSchema('email', false, now)),
    ...fieldSchemas(fieldsWith('form', 'hidden'), hiddenField),
    photoPaths: photoPathsSchema(MAX_PHOTOS_AT_ONCE),
    ...signSchemas(),
  };
  return object(fields) as unknown as ObjectSchema<QuoteFormInput>;
}

/** Whatever a script fills in: it is told of nothing. */
function signSchemas(): Record<keyof FormSigns, Schema> {
  return { topic: text(), filledInMs: text().matches(/^\d{0,12}$/, INVALID) };
}

function shownField(name: FormFieldName, now: Date): Schema {
  const isRequired = LEAD_FIELDS[name].form.need === 'required';
  const schema = name === 'phone' ? firstPhone() : formFieldSchema(name, isRequired, now);
  return isRequired ? schema.defined(REQUIRED).nonNullable(INVALID) : schema;
}

/** What may be typed into a field of the form; an optional one may be empty, and any may be missing. */
export function formFieldSchema(name: FormFieldName, isRequired: boolean, now: Date): StringSchema {
  const { label, kind } = LEAD_FIELDS[name];
  switch (kind.type) {
    case 'text':
      return longEnough(label, isRequired ? kind.min : 0).max(kind.max, atMost(label, kind.max));
    case 'phone':
      return phone(kind.max);
    case 'email':
      return mailAddress(label, kind.max);
    case 'choice':
      return text().oneOf(isRequired ? kind.values : ['', ...kind.values], pleaseSelect(label));
    case 'pickupDay':
      return preferredDate(now).test('chosen', pleaseSelect(label), (value) => !isRequired || value !== '');
    default:
      return kind satisfies never;
  }
}

/** Whoever wants to be written to says where. */
function neededAddress(email: StringSchema): StringSchema {
  return email.test('needed', ADDRESS_NEEDED, function given(value) {
    return Boolean(value?.trim()) || this.parent.preferredContactMethod !== 'email';
  });
}

function hiddenField(name: HiddenField): Schema {
  switch (name) {
    case 'source':
      return visitorSource(LEAD_FIELDS[name]);
    case 'visitorId':
      return visitorIdField();
    case 'firstTouch':
    case 'lastTouch':
      return text().max(LEAD_FIELDS[name].kind.max, INVALID);
    case 'marketingConsent':
      return text();
    case 'language':
      return text().oneOf(LEAD_FIELDS[name].kind.values, INVALID);
    default:
      return name satisfies never;
  }
}

function longEnough(label: string, min: number): StringSchema {
  const message = `${label} must be at least ${min} characters.`;
  return text().test('filled', message, function filled(value) {
    if (value === undefined || min === 0) return true;
    // Of a name of invisible characters nobody could be called.
    return value.trim().length >= min && visibleLength(value) > 0;
  });
}

/** @param numberIn what of the text is the number */
function phone(max: number, numberIn = (written: string) => written): StringSchema {
  const problemOf = (value: string | undefined) =>
    value === undefined ? null : phoneProblem(numberIn(value));
  return text()
    .test('phone', function check(value) {
      const problem = problemOf(value);
      return (
        problem === null ||
        problem === 'undiallable' ||
        this.createError({ message: PHONE_MESSAGES[problem] })
      );
    })
    .test('short', atMost('Phone number', max), (value) => !isLongPhone(numberIn(value ?? ''), max))
    .test('diallable', PHONE_MESSAGES.undiallable, (value) => problemOf(value) !== 'undiallable');
}

/** As a phone number; a further one behind it is kept in the details, which need the room for it. */
function firstPhone(): StringSchema {
  const { max } = LEAD_FIELDS.phone.kind;
  return phone(max, (written) => severalPhones(written)?.phone ?? written).test(
    'room',
    PHONE_MESSAGES.oneOnly,
    function fits(value) {
      const several = severalPhones(value ?? '');
      if (several === null) return true;
      const { details } = this.parent as { details?: string | null };
      return [details, furtherPhoneNote(several, 'fr')].join('\n').length <= MAX_DETAILS;
    },
  );
}

/** A test, not a transform: the value stays as it was sent. `now` decides what is past. */
function preferredDate(now: Date): StringSchema {
  return text().test('preferred-date', function check(value) {
    const parsed = value ? parsePreferredDate(value, now) : null;
    if (!parsed || parsed.ok) return true;
    return this.createError({ message: DATE_MESSAGES[parsed.reason] });
  });
}
