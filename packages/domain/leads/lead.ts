import {
  type FieldsWith,
  type FieldValue,
  LEAD_FIELD_NAMES,
  LEAD_FIELDS,
  type LeadFieldName,
} from './lead-fields.ts';

/**
 * A request for a quote and its state of work (specification section 3). What is not known is null. All times are
 * ISO 8601 in UTC with milliseconds; days are stored at noon UTC. `lead-fields.ts` has the rules of every field.
 */
export type Lead = { [F in LeadFieldName]: FieldValue<F> };

/** The fields that a visitor's submission sets; the server adds id, status, version and times. */
export type LeadSubmission = Pick<Lead, FieldsWith<'chat', true> | FieldsWith<'merge', 'photos'>>;

type OptionalField = FieldsWith<'missing', null | 0>;

/** What stands for every field of a lead that is not stored. */
export const EMPTY_LEAD = Object.fromEntries(
  LEAD_FIELD_NAMES.filter((name) => LEAD_FIELDS[name].missing !== 'never').map((name) => [
    name,
    LEAD_FIELDS[name].missing,
  ]),
) as Readonly<Pick<Lead, OptionalField>>;
