import { MAX_CALL_TIMES, MAX_REQUEST_NOTE } from '@harbour-haul/domain/leads/fields/text-limits';
import {
  CORRECTABLE_FIELDS,
  type CorrectableField,
  type RequestView,
} from '@harbour-haul/domain/leads/request/request-view';
import { FORM_WISHES, type FormWish } from '@harbour-haul/domain/pickup-wish/form-wishes';
import { type ObjectSchema, object, string } from 'yup';
import { type FieldJson, fieldSchemas } from '../leads/fields/field-schemas.ts';
import { atMost, text } from '../leads/fields/lead-text.ts';
import { versionField } from '../leads/fields/version-field.ts';
import { formFieldSchema } from '../leads/quote-form-schema.ts';
import { INVALID, REQUIRED } from '../messages.ts';
import { defineOperation } from '../operation.ts';
import type { SchemaContext } from '../request-schemas.ts';

/**
 * Corrects a request by its link; returns it with its new version. 409 where another version than the named one is
 * stored, so that nothing that the team has changed is overwritten unseen, and where the request is closed.
 */
export const correctRequest = defineOperation<{ body: CorrectRequestBody; response: RequestView }>()({
  method: 'PATCH',
  path: '/api/request',
  access: 'link',
  function: 'leads',
});

export const correctRequestRequest = { body: correctRequestSchema };

/** The fields that differ, as the quote form would send them. */
export type CorrectRequestBody = { [F in CorrectableField]?: FieldJson<F> | undefined } & {
  /** The version that was read. */
  version: number;
  /** Something to add. */
  note?: string | undefined;
  /** When to call, in their own words; empty takes it back. */
  callTimes?: string | undefined;
  /** What the day means beside its date; null for that date alone. Left out where nothing is said of that. */
  pickupWish?: FormWish | null | undefined;
};

const REQUIRED_FIELDS: readonly CorrectableField[] = [
  'name',
  'phone',
  'address',
  'junkType',
  'preferredDate',
];

function correctRequestSchema({ now }: SchemaContext): ObjectSchema<CorrectRequestBody> {
  const fields = {
    ...fieldSchemas(CORRECTABLE_FIELDS, (name) => formFieldSchema(name, REQUIRED_FIELDS.includes(name), now)),
    note: text().max(MAX_REQUEST_NOTE, atMost('What you add', MAX_REQUEST_NOTE)),
    callTimes: text().max(MAX_CALL_TIMES, atMost('When to call', MAX_CALL_TIMES)),
    pickupWish: string()
      .typeError(INVALID)
      .nullable()
      .oneOf([...Object.keys(FORM_WISHES), null], INVALID),
    version: versionField().required(REQUIRED),
  };
  return object(fields) as unknown as ObjectSchema<CorrectRequestBody>;
}
