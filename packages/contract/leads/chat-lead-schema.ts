import { parsePreferredDate } from '@harbour-haul/domain/leads/fields/preferred-date';
import { type FieldsWith, fieldsWith, LEAD_FIELDS } from '@harbour-haul/domain/leads/lead-fields';
import { MAX_REQUEST_PHOTOS } from '@harbour-haul/domain/photos/photo-limits';
import { number, type ObjectSchema, object, type Schema } from 'yup';
import { INVALID } from '../messages.ts';
import { photoPathsSchema } from '../photos/photo-paths-schema.ts';
import { requiredVisitorId } from '../visitor-id-field.ts';
import { type FieldJson, fieldSchemas } from './fields/field-schemas.ts';
import { atMost, DATE_MESSAGES, isLongPhone, mailAddress, pleaseSelect, text } from './fields/lead-text.ts';
import { visitorSource } from './fields/visitor-source.ts';

type ChatField = FieldsWith<'chat', true>;
type NullableField = Exclude<ChatField, 'source' | 'visitorId'>;

/** More than any id of a session has. */
const MAX_SESSION_ID = 100;

/** Without control characters but those of blanks and line ends. */
const PRINTABLE = /^[\P{Cc}\t\r\n]*$/u;

/** What the chat sends: what is known so far. */
export type ChatLeadInput = { [F in NullableField]?: FieldJson<F> | null | undefined } & {
  visitorId: string;
  source?: string | undefined;
  photoPaths?: string[] | undefined;
  /** Where the conversation went on in another session, the one in which it became a lead: they are one request. */
  earlierSessionId?: string | null | undefined;
  /** Says that the person has not finished yet; a lead cannot be put into any other status from outside. */
  status?: 'incomplete' | undefined;
};

/**
 * A lead from the chat (specification section 3). Anything a person has not said yet may be missing, null or a
 * placeholder: an interested person is recorded even so. Only the visitor must be known. Leads with the same `sessionId`
 * are one lead, saved again and again as the chat goes on; so are those of a session that names an earlier one of its visitor.
 */
export function chatLeadSchema(now: Date): ObjectSchema<ChatLeadInput> {
  const fields = {
    ...fieldSchemas(fieldsWith('chat', true), (name) => chatField(name, now)),
    earlierSessionId: text().nullable().max(MAX_SESSION_ID, INVALID),
    photoPaths: photoPathsSchema(MAX_REQUEST_PHOTOS),
    status: text().oneOf(['incomplete'], 'Please leave the status out, or send incomplete.'),
  };
  return object(fields) as unknown as ObjectSchema<ChatLeadInput>;
}

function chatField(name: ChatField, now: Date): Schema {
  const { label, kind } = LEAD_FIELDS[name];
  switch (kind.type) {
    case 'text':
      return optional(label, kind.max);
    case 'entries':
      return optional(label, kind.max).matches(PRINTABLE, { message: INVALID, excludeEmptyString: true });
    case 'phone':
      return phone(kind.max);
    case 'email':
      return mailAddress(label, kind.max).nullable();
    case 'choice':
      return choice(name, kind.values);
    case 'share':
      return number().typeError(INVALID).nullable().min(0, INVALID).max(1, INVALID);
    case 'pickupDay':
      return preferredDateOrPlaceholder(now);
    case 'source':
      return visitorSource(LEAD_FIELDS.source);
    case 'touch':
      return optional(label, kind.max);
    case 'consent':
      return text().nullable();
    case 'visitorId':
      return requiredVisitorId();
    default:
      return kind satisfies never;
  }
}

const optional = (label: string, limit: number) => text().nullable().max(limit, atMost(label, limit));

const phone = (limit: number) =>
  text()
    .nullable()
    .test('short', atMost('Phone number', limit), (value) => !isLongPhone(value, limit));

/** Where the form requires a choice, older clients send an empty text for a missing one. */
function choice(name: ChatField, values: readonly string[]): Schema {
  const { form, label } = LEAD_FIELDS[name];
  const isRequired = form !== null && form !== 'hidden' && form.need === 'required';
  const schema = text().nullable();
  if (isRequired) return schema.oneOf([...values, '', null], pleaseSelect(label));
  return schema.oneOf([...values, null], INVALID);
}

function preferredDateOrPlaceholder(now: Date) {
  return text()
    .nullable()
    .test('preferred-date', function check(value) {
      if (!value || value === 'Not specified') return true;
      const parsed = parsePreferredDate(value, now);
      return parsed.ok || this.createError({ message: DATE_MESSAGES[parsed.reason] });
    });
}
