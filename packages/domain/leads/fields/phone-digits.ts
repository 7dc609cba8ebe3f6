import { splitExtension } from './phone-number.ts';

/** The digits of a phone number without North America's country code and without an extension. */
export function nationalDigits(phone: string): string {
  return splitExtension(phone)
    .number.replace(/\D/g, '')
    .replace(/^1(?=\d{10})/, '');
}
