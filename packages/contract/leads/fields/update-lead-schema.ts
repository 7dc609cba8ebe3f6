import { phoneProblem } from '@harbour-haul/domain/leads/fields/phone/phone-problem';
import { withoutPlaceholder } from '@harbour-haul/domain/leads/fields/placeholders';
import { MAX_NOTES } from '@harbour-haul/domain/leads/fields/text-limits';
import { type FieldsWith, fieldsWith, LEAD_FIELDS } from '@harbour-haul/domain/leads/lead-fields';
import type { LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import { hoursProblem, readPickupHours } from '@harbour-haul/domain/leads/pickups/pickup-hours';
import { boolean, mixed, number, type ObjectSchema, object, type Schema } from 'yup';
import { INVALID } from '../../messages.ts';
import { type FieldJson, fieldSchemas } from './field-schemas.ts';
import { atMost, EDIT_MESSAGES, isLongPhone, mailAddress, text } from './lead-text.ts';
import { UPDATE_STATUSES } from './update-statuses.ts';
import { versionField } from './version-field.ts';

type EditableField = FieldsWith<'admin', true>;

/** Of these, how a junk type was recognised and whose the lead is are typed into no form. */
type BesideForm = 'junkConfidence' | 'junkClassificationSource' | 'ownerId';

/** The fields that an admin types into a form, be it for a lead that is there or for a new one. */
export type EnteredField = Exclude<EditableField, BesideForm>;

export const ENTERED_FIELDS = fieldsWith('admin', true).filter(
  (name): name is EnteredField =>
    name !== 'junkConfidence' && name !== 'junkClassificationSource' && name !== 'ownerId',
);

/** Fields that every lead has are not cleared; null clears any other. */
type RequiredField = FieldsWith<'missing', 'never'>;

export type UpdateLeadBody = {
  [F in Exclude<EditableField, RequiredField>]?: FieldJson<F> | null | undefined;
} & {
  status?: Exclude<LeadStatus, 'incomplete'> | undefined;
  source?: string | undefined;
  version?: number | undefined;
  /** A line that is added below the notes, in place of new notes. */
  addedNote?: string | undefined;
  /** Somebody of the team has dealt with what the customer did last. */
  newsSeen?: true | undefined;
};

const MAX_VALUE = 1_000_000;
const MAX_USERNAME = 100;
const FIRST_DAY = '2020-01-01';
const LAST_DAY = '2099-12-31';

const DAY_TEXT = `Please use a day from ${FIRST_DAY} to ${LAST_DAY}, as yyyy-mm-dd.`;
const DAY = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/;
/** As text, which is how the test-data call sends it (specification section 7). */
const CONFIDENCE = /^(0|1|0?\.\d{1,6}|1\.0{1,6})$/;
const CONFIDENCE_TEXT = 'Please use a number from 0 to 1.';
const VALUE_TEXT = `Please use a number from 0 to ${MAX_VALUE} with at most two decimals.`;

function isDay(value: unknown): boolean {
  const [text, day, time] = (typeof value === 'string' && DAY.exec(value)) || [];
  if (text === undefined || day === undefined || day < FIRST_DAY || day > LAST_DAY) return false;
  if (time !== undefined && Number.isNaN(Date.parse(text))) return false;
  const midnight = Date.parse(`${day}T00:00:00.000Z`);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day);
}

/** A day as `yyyy-mm-dd`, or the time of an ISO text whose day is meant as written. */
const day = () =>
  mixed<string>()
    .nullable()
    .test('day', DAY_TEXT, (value) => value === undefined || value === null || isDay(value));

const hours = () =>
  mixed<string>()
    .nullable()
    .test('hours', (value, context) => {
      if (value === undefined || value === null || value === '') return true;
      if (typeof value === 'string' && readPickupHours(value) !== null) return true;
      return context.createError({ message: hoursProblem(String(value)) });
    });

const confidence = () =>
  mixed<number | string>()
    .nullable()
    .test('confidence', CONFIDENCE_TEXT, (value) => {
      if (value === undefined || value === null) return true;
      if (typeof value === 'string') return CONFIDENCE.test(value);
      return typeof value === 'number' && value >= 0 && value <= 1;
    });

const value = () =>
  number()
    .typeError(VALUE_TEXT)
    .nullable()
    .min(0, VALUE_TEXT)
    .max(MAX_VALUE, VALUE_TEXT)
    .test(
      'cents',
      VALUE_TEXT,
      (amount) => amount === undefined || amount === null || Number(amount.toFixed(2)) === amount,
    );

const ONE_KIND_OF_NOTES = 'Please send new notes or a line to add, and not both.';

const addedNote = () =>
  text()
    .max(MAX_NOTES, atMost('The line', MAX_NOTES))
    .when('notes', ([notes], schema) =>
      notes === undefined ? schema : schema.test('alone', ONE_KIND_OF_NOTES, (line) => line === undefined),
    );

/** Null clears a field, but for those that every lead has. */
export function updateLeadSchema(): ObjectSchema<UpdateLeadBody> {
  const fields = {
    ...fieldSchemas(fieldsWith('admin', true), editedField),
    version: versionField(),
    addedNote: addedNote(),
    newsSeen: boolean().oneOf([true], INVALID),
  };
  return object(fields) as unknown as ObjectSchema<UpdateLeadBody>;
}

/** What may be sent for a field that an admin changes. */
export function editedField(name: EditableField): Schema {
  const { label, kind } = LEAD_FIELDS[name];
  switch (kind.type) {
    case 'text':
      return shortText(label, kind.max).nullable();
    case 'phone':
      return phone(label, kind.max);
    case 'email':
      return mailAddress(label, kind.max, EDIT_MESSAGES.email).nullable();
    case 'source':
      return shortText(label, kind.max).nonNullable(INVALID);
    case 'choice':
      return name === 'status'
        ? status()
        : text()
            .nullable()
            .oneOf([...kind.values, null], INVALID);
    case 'money':
      return value();
    case 'share':
      return confidence();
    case 'day':
    case 'pickupDay':
      return day();
    case 'hours':
      return hours();
    case 'owner':
      return text().nullable().max(MAX_USERNAME, INVALID);
    default:
      return kind satisfies never;
  }
}

const shortText = (label: string, limit: number) => text().max(limit, atMost(label, limit));

/** What is null when it is stored needs no form: blanks, and the placeholders of older clients. */
const phone = (label: string, limit: number) =>
  text()
    .nullable()
    .test('short', atMost(label, limit), (value) => !isLongPhone(value, limit))
    .test('phone', function check(value) {
      const phone = withoutPlaceholder(value);
      const problem = phone === null ? null : phoneProblem(phone);
      return problem === null || this.createError({ message: EDIT_MESSAGES[problem] });
    });

const status = () =>
  text()
    .nonNullable(INVALID)
    .oneOf(UPDATE_STATUSES, `Please use one of: ${UPDATE_STATUSES.join(', ')}.`);
