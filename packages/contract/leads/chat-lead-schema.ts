import { CLASSIFICATION_SOURCES } from '@harbour-haul/domain/leads/fields/classification';
import { CONTACT_METHODS } from '@harbour-haul/domain/leads/fields/contact-method';
import { JUNK_TYPES } from '@harbour-haul/domain/leads/fields/junk-type';
import { parsePreferredDate } from '@harbour-haul/domain/leads/fields/preferred-date';
import { MAX_DETAILS } from '@harbour-haul/domain/leads/fields/text-limits';
import { type InferType, number, object } from 'yup';
import { INVALID } from '../messages.ts';
import { photoPathsSchema } from '../photos/photo-paths-schema.ts';
import { requiredVisitorId } from '../visitor-id-field.ts';
import { atMost, DATE_MESSAGES, text } from './lead-text.ts';

/** As many photos as a visitor may send in a day. */
const MAX_CHAT_PHOTOS = 20;

/**
 * A lead from the chat (specification section 3). Anything a person has not said yet may be missing, null or a
 * placeholder: an interested person is recorded even so. Only the visitor must be known. Leads with the same `sessionId`
 * are one lead, saved again and again as the chat goes on.
 */
export function chatLeadSchema(now: Date) {
  const optional = (label: string, limit: number) => text().nullable().max(limit, atMost(label, limit));
  return object({
    name: optional('Name', 100),
    phone: optional('Phone number', 20),
    email: optional('Email', 100).email("That doesn't look like a valid email."),
    address: optional('Address', 200),
    junkType: text()
      .nullable()
      .oneOf([...JUNK_TYPES, '', null], 'Please select a junk type.'),
    junkConfidence: number().typeError(INVALID).nullable().min(0, INVALID).max(1, INVALID),
    junkClassificationSource: text()
      .nullable()
      .oneOf([...CLASSIFICATION_SOURCES, null], INVALID),
    details: optional('Details', MAX_DETAILS),
    preferredDate: preferredDateOrPlaceholder(now),
    preferredContactMethod: text()
      .nullable()
      .oneOf([...CONTACT_METHODS, null], INVALID),
    source: text().max(50, atMost('Source', 50)),
    photoPaths: photoPathsSchema(MAX_CHAT_PHOTOS),
    visitorId: requiredVisitorId(),
    sessionId: text().nullable().max(100, atMost('Session ID', 100)),
    /** Says that the person has not finished yet; a lead cannot be put into any other status from outside. */
    status: text().oneOf(['incomplete'], 'Please leave the status out, or send incomplete.'),
  });
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

export type ChatLeadInput = InferType<ReturnType<typeof chatLeadSchema>>;
