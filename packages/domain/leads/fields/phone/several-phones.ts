import type { Language } from '../../../site/language.ts';
import { phoneText } from './phone-digits.ts';
import { readPhoneNumber } from './phone-number.ts';

/** What somebody writes who can be reached at more than one number. */
export interface SeveralPhones {
  /** The first, as it was written: that is the one to be called. */
  phone: string;
  /** What stands behind it, with whose number that is: "my wife 902-555-0177". */
  further: string;
}

/** Between two numbers; a comma before an extension is none. */
const BETWEEN = /[/;&|\n]|,(?!\s*(?:x|ext))|(?<!\p{L})(?:or|and|ou|et)(?!\p{L})/iu;
const MIN_DIGITS = 10;
const MAX_FURTHER = 60;

/** Takes a further number off a first one: "902-555-0101 or 902-555-0102". Null where it is one number, or none to begin with. */
export function severalPhones(text: string): SeveralPhones | null {
  const written = text.trim();
  const between = BETWEEN.exec(written);
  if (between === null || readPhoneNumber(written).ok) return null;
  const phone = written.slice(0, between.index).trimEnd();
  const further = written
    .slice(between.index + between[0].length)
    .trimStart()
    .replace(/\s+/g, ' ');
  const hasNumber = further.replace(/\D/g, '').length >= MIN_DIGITS && further.length <= MAX_FURTHER;
  return hasNumber && readPhoneNumber(phone).ok ? { phone, further } : null;
}

const NOTES: Readonly<Record<Language, string>> = { en: 'Other number:', fr: 'Autre numéro\u00a0:' };

/** The line of the details that keeps a further number, as the chat notes one. */
export function furtherPhoneNote({ further }: SeveralPhones, language: Language | null): string {
  return `${NOTES[language ?? 'en']} ${phoneText(further)}`;
}
