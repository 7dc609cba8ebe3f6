import { splitExtension } from '@harbour-haul/domain/leads/fields/phone/phone-number';

/**
 * A `tel:` link with the country code, however the number is written: ten digits are a North American number, and so are
 * eleven that begin with its code 1. A number with a plus is taken as it is, and anything shorter is dialled as it is.
 */
export function phoneLink(phone: string): string {
  const { number, extension } = splitExtension(phone);
  const digits = number.replace(/\D/g, '');
  // Dialled after a pause.
  const behind = extension === null ? '' : `,${extension}`;
  if (number.trim().startsWith('+') || /^1\d{10}$/.test(digits)) return `tel:+${digits}${behind}`;
  return digits.length === 10 ? `tel:+1${digits}${behind}` : `tel:${digits}${behind}`;
}
