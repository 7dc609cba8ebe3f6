import { isMailAddress } from '@harbour-haul/domain/leads/fields/email/mail-address';
import { storedPhone } from '@harbour-haul/domain/leads/fields/phone/phone-digits';
import { SITE } from '@harbour-haul/domain/site/site';
import { type StringSchema, string } from 'yup';
import { INVALID } from '../../messages.ts';

/** A text of a lead, as it was sent. */
export const text = () => string().typeError(INVALID);

/** The message for a text that is too long. */
export const atMost = (label: string, limit: number) => `${label} must be at most ${limit} characters.`;

/** The message for a choice that is missing or unknown. */
export const pleaseSelect = (label: string) => `Please select a ${label.toLowerCase()}.`;

export const INVALID_EMAIL = "That doesn't look like a valid email.";

/** What whoever wants to be written to is told, and gives no address for it. */
export const ADDRESS_NEEDED = 'Please enter your email, or choose another way to be contacted.';

/** A mail address to which mail can be sent, or nothing. */
export function mailAddress(label: string, limit: number, message = INVALID_EMAIL): StringSchema {
  return text()
    .max(limit, atMost(label, limit))
    .test('email', message, (value) => !value?.trim() || isMailAddress(value.trim()));
}

/** Whether a phone number is too long: as it would be stored, and not as it was typed. */
export const isLongPhone = (phone: string | null | undefined, limit: number): boolean =>
  storedPhone(phone ?? '').length > limit;

/** The messages for a phone number, by what is wrong with it. */
export const PHONE_MESSAGES = {
  format: 'Invalid phone number format.',
  digits: 'Phone number must be at least 10 digits.',
  /** As the chat says it. */
  undiallable: `Please provide a valid phone number with area code (e.g., ${SITE.examplePhone}).`,
  /** Of a further one that the details have no room for. */
  oneOnly: 'Please enter one phone number here: your details are too long for another.',
} as const;

/** What an admin is told in place of these, who has the lead before them and no form with an example. */
export const EDIT_MESSAGES = {
  email: `${INVALID_EMAIL} Please write it as name@example.com, or clear the field.`,
  format: `${PHONE_MESSAGES.format} Please use digits, blanks, hyphens, dots, parentheses and a plus, or clear the field.`,
  digits: `${PHONE_MESSAGES.digits} Please add the area code, as in ${SITE.examplePhone}, or clear the field.`,
  undiallable: `${PHONE_MESSAGES.undiallable} Or clear the field.`,
} as const;

/** The messages for a preferred date, by what is wrong with it. */
export const DATE_MESSAGES = {
  unreadable: 'Please select a preferred date.',
  past: 'Please select a preferred date that is today or later.',
  too_far: 'Please select a preferred date within the next year.',
} as const;
