import { withoutPlaceholder } from '@harbour-haul/domain/leads/fields/placeholders';
import { LEAD_FIELDS } from '@harbour-haul/domain/leads/lead-fields';
import { type ObjectSchema, object } from 'yup';
import { type FieldJson, fieldSchemas } from './field-schemas.ts';
import { pleaseSelect, text } from './lead-text.ts';
import { ENTERED_FIELDS, type EnteredField, editedField, type UpdateLeadBody } from './update-lead-schema.ts';

export type EnterLeadBody = Pick<UpdateLeadBody, EnteredField> & {
  junkType?: FieldJson<'junkType'> | null | undefined;
};

/** What is said of a lead that nobody could ever be reached for. */
export const REACHED_BY = 'Please enter a phone number or an email, so that somebody can be reached.';

/** The lead editor's fields and rules, and the junk type; there is a way to reach whom it is about. */
export function enterLeadSchema(): ObjectSchema<EnterLeadBody> {
  const { label, kind } = LEAD_FIELDS.junkType;
  const fields = {
    ...fieldSchemas(ENTERED_FIELDS, editedField),
    junkType: text()
      .nullable()
      .oneOf([...kind.values, null], pleaseSelect(label)),
  };
  return object(fields).test('reached', function check({ phone, email }) {
    const isReached = [phone, email].some((way) => withoutPlaceholder(way) !== null);
    return isReached || this.createError({ path: 'phone', message: REACHED_BY });
  }) as unknown as ObjectSchema<EnterLeadBody>;
}
