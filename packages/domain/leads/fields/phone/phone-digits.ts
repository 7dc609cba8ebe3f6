import { MAX_PHONE } from '../text-limits.ts';
import { readPhoneNumber, splitExtension } from './phone-number.ts';

/** The digits of a phone number without North America's country code and without an extension. */
export function nationalDigits(phone: string): string {
  return splitExtension(phone)
    .number.replace(/\D/g, '')
    .replace(/^1(?=\d{10})/, '');
}

/**
 * A phone number as people read it: `(902) 555-0134`, with ` x12` behind it for an extension. What is no number of North
 * America stays as it was written.
 */
export function phoneText(phone: string): string {
  const { number, extension } = splitExtension(phone);
  const digits = nationalDigits(phone);
  const isForeign = /^\s*\+(?!\s*1)/.test(number);
  if (digits.length !== 10 || isForeign || /[^\d()\-.\s+]/.test(number)) return phone;
  const text = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
  return extension === null ? text : `${text} x${extension}`;
}

/** The most digits of a number, with its country's (E.164). */
const MAX_DIGITS = 15;

/**
 * A phone number as it is stored, whoever sends it: as it was written where its field has room for that, else as people read
 * it, with as few marks as it takes. What is no number, or more than one, stays as it is.
 */
export function storedPhone(written: string): string {
  const phone = written.trim();
  const read = readPhoneNumber(phone);
  if (!read.ok || phone.length <= MAX_PHONE) return phone;
  const { number, extension } = read;
  const text = phoneText(phone);
  const suffix = extension === null ? '' : ` x${extension}`;
  const forms = [text, text.replace(/^\((\d+)\) /, '$1-'), number + suffix];
  // The zero of "+49 (0)30" is dialled at home alone.
  const bare = number.replace('(0)', '').replace(/[^\d+]/g, '');
  if (bare.length <= MAX_DIGITS + 1) forms.push(bare + suffix);
  return forms.find((form) => form.length <= MAX_PHONE) ?? phone;
}
