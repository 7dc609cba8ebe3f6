import { CLASSIFICATION_SOURCES } from '@harbour-haul/domain/leads/fields/classification';
import { CONTACT_METHODS } from '@harbour-haul/domain/leads/fields/contact-method';
import { JUNK_TYPES } from '@harbour-haul/domain/leads/fields/junk-type';
import { parsePreferredDate } from '@harbour-haul/domain/leads/fields/preferred-date';
import { MAX_DETAILS } from '@harbour-haul/domain/leads/fields/text-limits';
import { MAX_FORM_PHOTOS } from '@harbour-haul/domain/photos/photo-limits';
import { type InferType, number, object, string } from 'yup';
import { INVALID, REQUIRED } from '../messages.ts';
import { photoPathsSchema } from '../photos/photo-paths-schema.ts';
import { visitorIdSchema } from './visitor-id.ts';

/** As many photos as a visitor may send in a day. */
const MAX_CHAT_PHOTOS = 20;

const text = () => string().typeError(INVALID);
const atMost = (label: string, limit: number) => `${label} must be at most ${limit} characters.`;

/** At least 10 digits, as the text says; written only with digits, parentheses, hyphens, blanks and a plus. */
const formPhone = text()
  .matches(/^[\d()\-\s+]*$/, 'Invalid phone number format.')
  .test(
    'digits',
    'Phone number must be at least 10 digits.',
    (value) => value === undefined || countDigits(value) >= 10,
  )
  .max(20, atMost('Phone number', 20))
  .defined(REQUIRED)
  .nonNullable(INVALID);

function countDigits(value: string): number {
  return value.replace(/\D/g, '').length;
}

const DATE_MESSAGES = {
  unreadable: 'Please select a preferred date.',
  past: 'Please select a preferred date that is today or later.',
  too_far: 'Please select a preferred date within the next year.',
} as const;

/** A test, not a transform: the value stays as it was sent. `now` decides what is past. */
function preferredDate(now: Date) {
  return text().test('preferred-date', function check(value) {
    const parsed = value ? parsePreferredDate(value, now) : null;
    if (!parsed || parsed.ok) return true;
    return this.createError({ message: DATE_MESSAGES[parsed.reason] });
  });
}

/**
 * The quote form's fields and texts (specification section 5), for the form and for `POST /api/leads` alike.
 * @param now decides which dates are past; tests and server pass their own clock.
 */
export function quoteFormSchema(now: Date) {
  return object({
    name: filled(2, 'Name must be at least 2 characters.').max(100, atMost('Name', 100)),
    phone: formPhone,
    address: filled(5, 'Address must be at least 5 characters.').max(200, atMost('Address', 200)),
    junkType: text().oneOf(JUNK_TYPES, 'Please select a junk type.').defined(REQUIRED).nonNullable(INVALID),
    preferredDate: preferredDate(now)
      .test('chosen', 'Please select a preferred date.', (value) => value !== '')
      .defined(REQUIRED)
      .nonNullable(INVALID),
    details: text().max(MAX_DETAILS, atMost('Details', MAX_DETAILS)),
    source: text().max(50, atMost('Source', 50)),
    visitorId: visitorIdSchema,
    /** The photos that were uploaded for it; the first is the main one. */
    photoPaths: photoPathsSchema(MAX_FORM_PHOTOS),
  });
}

function filled(least: number, message: string) {
  return text()
    .test('filled', message, (value) => value === undefined || value.trim().length >= least)
    .defined(REQUIRED)
    .nonNullable(INVALID);
}

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
    visitorId: visitorIdSchema.required('Visitor ID is required'),
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

export type QuoteFormInput = InferType<ReturnType<typeof quoteFormSchema>>;
export type ChatLeadInput = InferType<ReturnType<typeof chatLeadSchema>>;
