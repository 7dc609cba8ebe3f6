import parseWithMetadata from 'libphonenumber-js/core';
import { MAX_PHONE } from '../../../../leads/fields/text-limits.ts';
import { PHONE_METADATA } from '../../../lexicon/phone-metadata.ts';

export interface PhoneAnswer {
  /** As shown and stored: `(902) 555-0148`, `(902) 555-0148 x12`, `+44 20 7946 0958`; at most 20 characters. */
  display: string;
  /** For dialling, without the extension: `+19025550148`. */
  e164: string;
}

const SPACES = / +/g;
const UNUSUAL = /[^\d+ ]/g;

/**
 * The number that these digits and separators are, if it can be dialled; Canada's way of writing it by default.
 * `written` holds one number and nothing else.
 */
export function parseDiallable(written: string, extension: string | null): PhoneAnswer | null {
  // "+49 (0)30": the zero is dialled at home alone.
  const plain = written.startsWith('+') ? written.replace('(0)', ' ') : written;
  const number = parseWithMetadata(plain, { defaultCountry: 'CA', extract: false }, PHONE_METADATA);
  if (number === undefined || !number.isValid()) return null;
  const national = number.nationalNumber;
  const forms =
    number.countryCallingCode === '1'
      ? northAmerican(national)
      : [...grouped(plain), `+${number.countryCallingCode} ${national}`, number.number];
  const suffix = extension === null ? '' : ` x${extension}`;
  const display = forms.map((form) => form + suffix).find((form) => form.length <= MAX_PHONE);
  return { display: display ?? number.number, e164: number.number };
}

/** From the usual form to ones that leave more room for an extension. */
function northAmerican(national: string): string[] {
  const [area, exchange, line] = [national.slice(0, 3), national.slice(3, 6), national.slice(6)];
  return [`(${area}) ${exchange}-${line}`, `${area}-${exchange}-${line}`, national];
}

/** People group the digits of their own country as it does; the patterns that know how are not worth their weight here. */
function grouped(written: string): string[] {
  return written.startsWith('+') ? [written.replace(UNUSUAL, ' ').replace(SPACES, ' ').trim()] : [];
}
