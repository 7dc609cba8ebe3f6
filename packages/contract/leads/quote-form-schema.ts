import { JUNK_TYPES } from '@harbour-haul/domain/leads/fields/junk-type';
import { parsePreferredDate } from '@harbour-haul/domain/leads/fields/preferred-date';
import { MAX_DETAILS } from '@harbour-haul/domain/leads/fields/text-limits';
import { MAX_FORM_PHOTOS } from '@harbour-haul/domain/photos/photo-limits';
import { type InferType, object } from 'yup';
import { INVALID, REQUIRED } from '../messages.ts';
import { photoPathsSchema } from '../photos/photo-paths-schema.ts';
import { visitorIdField } from '../visitor-id-field.ts';
import { atMost, DATE_MESSAGES, text } from './lead-text.ts';

/** At least 10 digits, as the text says; written only with digits, parentheses, hyphens, blanks and a plus. */
const formPhone = () =>
  text()
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
    phone: formPhone(),
    address: filled(5, 'Address must be at least 5 characters.').max(200, atMost('Address', 200)),
    junkType: text().oneOf(JUNK_TYPES, 'Please select a junk type.').defined(REQUIRED).nonNullable(INVALID),
    preferredDate: preferredDate(now)
      .test('chosen', 'Please select a preferred date.', (value) => value !== '')
      .defined(REQUIRED)
      .nonNullable(INVALID),
    details: text().max(MAX_DETAILS, atMost('Details', MAX_DETAILS)),
    source: text().max(50, atMost('Source', 50)),
    visitorId: visitorIdField(),
    /** The photos that were uploaded for it; the first is the main one. */
    photoPaths: photoPathsSchema(MAX_FORM_PHOTOS),
  });
}

function filled(min: number, message: string) {
  return text()
    .test('filled', message, (value) => value === undefined || value.trim().length >= min)
    .defined(REQUIRED)
    .nonNullable(INVALID);
}

export type QuoteFormInput = InferType<ReturnType<typeof quoteFormSchema>>;
