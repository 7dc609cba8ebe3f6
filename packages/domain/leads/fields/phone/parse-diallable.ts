import { MAX_PHONE } from '../text-limits.ts';
import { AREA_CODES, CODES_BY_LENGTH, KEEPS_ZERO } from './phone-codes.ts';

export interface PhoneAnswer {
  /** As shown and stored: `(902) 555-0148`, `(902) 555-0148 x12`, `+44 20 7946 0958`; at most 20 characters. */
  display: string;
  /** For dialling, without the extension: `+19025550148`. */
  e164: string;
}

const SPACES = / +/g;
const UNUSUAL = /[^\d+ ]/g;
const NOT_DIGIT = /\D/g;
/** Dialled before a number abroad, from here and from most other countries. */
const DIALLED_ABROAD = /^(?:011|00)(?=[1-9])/;
const NORTH_AMERICAN = /^1?([2-9]\d{2})[2-9]\d{6}$/;
const FIRST_AREA_CODE = 200;
const MAX_CALLING_CODE = 3;

/** By calling code: the fewest and the most figures behind it. */
const LENGTHS: ReadonlyMap<string, readonly [number, number]> = new Map(
  CODES_BY_LENGTH.trim()
    .split('\n')
    .flatMap((line) => {
      const [from = 0, to = 0, ...codes] = line.trim().split(' ');
      return codes.map((code) => [code, [Number(from), Number(to)]] as const);
    }),
);

/**
 * The number that these digits and separators are, if it can be dialled; Canada's way of writing it by default.
 * `written` holds one number and nothing else.
 */
export function parseDiallable(written: string, extension: string | null): PhoneAnswer | null {
  // "+49 (0)30": the zero is dialled at home alone.
  const plain = written.startsWith('+') ? written.replace('(0)', ' ') : written;
  const digits = plain.replace(NOT_DIGIT, '');
  const abroad = plain.startsWith('+') ? digits : digits.replace(DIALLED_ABROAD, '');
  const isAbroad = plain.startsWith('+') || abroad !== digits;
  const number = isAbroad && !abroad.startsWith('1') ? numberAbroad(abroad) : northAmerican(abroad);
  if (number === null) return null;
  const forms = [...(isAbroad && !abroad.startsWith('1') ? grouped(plain) : []), ...number.forms];
  const suffix = extension === null ? '' : ` x${extension}`;
  const display = forms.map((form) => form + suffix).find((form) => form.length <= MAX_PHONE);
  return { display: display ?? number.e164, e164: number.e164 };
}

interface Diallable {
  e164: string;
  /** From the usual form to ones that leave more room for an extension. */
  forms: string[];
}

function northAmerican(digits: string): Diallable | null {
  const area = NORTH_AMERICAN.exec(digits)?.[1];
  if (area === undefined || !isAreaCode(Number(area))) return null;
  const national = digits.slice(-10);
  const [exchange, line] = [national.slice(3, 6), national.slice(6)];
  return {
    e164: `+1${national}`,
    forms: [`(${area}) ${exchange}-${line}`, `${area}-${exchange}-${line}`, national],
  };
}

function isAreaCode(area: number): boolean {
  const at = area - FIRST_AREA_CODE;
  return ((Number.parseInt(AREA_CODES.charAt(at >> 2), 16) >> (3 - (at & 3))) & 1) === 1;
}

function numberAbroad(digits: string): Diallable | null {
  for (let length = 1; length <= MAX_CALLING_CODE; length += 1) {
    const [code, national] = [digits.slice(0, length), digits.slice(length)];
    const lengths = LENGTHS.get(code);
    if (lengths === undefined) continue;
    const fits = national.length >= lengths[0] && national.length <= lengths[1];
    if (!fits || (national.startsWith('0') && !KEEPS_ZERO.has(code))) return null;
    return { e164: `+${digits}`, forms: [`+${code} ${national}`, `+${digits}`] };
  }
  return null;
}

/** People group the digits of their own country as it does; the patterns that know how are not worth their weight here. */
function grouped(written: string): string[] {
  return written.startsWith('+') ? [written.replace(UNUSUAL, ' ').replace(SPACES, ' ').trim()] : [];
}
