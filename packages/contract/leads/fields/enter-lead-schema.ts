import { withoutPlaceholder } from '@harbour-haul/domain/leads/fields/placeholders';
import { type ObjectSchema, object } from 'yup';
import { fieldSchemas } from './field-schemas.ts';
import { ENTERED_FIELDS, type EnteredField, editedField, type UpdateLeadBody } from './update-lead-schema.ts';

export type EnterLeadBody = Pick<UpdateLeadBody, EnteredField>;

/** What is said of a lead that nobody could ever be reached for. */
export const REACHED_BY = 'Please enter a phone number or an email, so that somebody can be reached.';

/** The lead editor's fields and rules; there is a way to reach whom it is about. */
export function enterLeadSchema(): ObjectSchema<EnterLeadBody> {
  const fields = fieldSchemas(ENTERED_FIELDS, editedField);
  return object(fields).test('reached', function check({ phone, email }) {
    const isReached = [phone, email].some((way) => withoutPlaceholder(way) !== null);
    return isReached || this.createError({ path: 'phone', message: REACHED_BY });
  }) as unknown as ObjectSchema<EnterLeadBody>;
}
