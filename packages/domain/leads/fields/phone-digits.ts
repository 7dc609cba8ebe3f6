import { splitExtension } from './phone-number.ts';

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
