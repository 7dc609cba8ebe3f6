import { knownSource } from '../attribution/known-sources.ts';
import { tidyEntries } from '../entries/entries.ts';
import { storedPhone } from './phone/phone-digits.ts';
import { withoutPlaceholder } from './placeholders.ts';
import { parsePreferredDate } from './preferred-date.ts';
import { storedDay } from './stored-day.ts';

/** What was sent for a field, after its schema accepted it. */
export type FieldInput = string | number | null | undefined;

/** Turns accepted input into the value that is stored; null for none. */
export type FieldParser<T> = (input: FieldInput, now: Date) => T | null;

/** The source of a lead that names none (specification section 3). */
export const DEFAULT_SOURCE = 'direct';

/** Text without surrounding blanks and lone surrogates, which no table stores. */
export const parseText: FieldParser<string> = (input) => textOf(input)?.trim().toWellFormed() || null;

/** The same, and null for the placeholders that older clients send for a missing value. */
export const parseFact: FieldParser<string> = (input) => withoutPlaceholder(textOf(input));

/** A phone number as it is stored. */
export const parsePhone: FieldParser<string> = (input) => {
  const phone = withoutPlaceholder(textOf(input));
  return phone === null ? null : storedPhone(phone);
};

/** A fact in one line: a name with a line of its own behind it would read as another field in a mail. */
export const parseLine: FieldParser<string> = (input) =>
  withoutPlaceholder(textOf(input)?.replace(LINE_BREAKS, ' '));
const LINE_BREAKS = /[\r\n\u2028\u2029]+/g;

/** A list of entries, one a line. */
export const parseEntries: FieldParser<string> = (input) => withoutPlaceholder(tidyEntries(textOf(input)));

/** The source of a visitor's lead, one of those that are known. */
export const parseKnownSource = (input: FieldInput): string =>
  knownSource(textOf(input) ?? '') ?? DEFAULT_SOURCE;

export const parseSource = (input: FieldInput, now: Date): string => parseText(input, now) ?? DEFAULT_SOURCE;

/** A value that its schema has narrowed already: one of a list, or an id. */
export function parseAsIs<T extends string>(input: FieldInput): T | null {
  return (textOf(input) || null) as T | null;
}

/** A number, also one that was sent as text. */
export const parseNumber: FieldParser<number> = (input) =>
  input === null || input === undefined ? null : Number(input);

/** A day as it is written, at noon UTC (specification section 5). */
export const parseDay: FieldParser<string> = (input) => {
  const day = textOf(input)?.slice(0, 10);
  return day === undefined ? null : storedDay(day);
};

/** A day on which a pickup can be requested, at noon UTC; null for any other text. */
export const parsePickupDay: FieldParser<string> = (input, now) => {
  const text = textOf(input);
  const parsed = text ? parsePreferredDate(text, now) : null;
  return parsed?.ok ? parsed.value : null;
};

function textOf(input: FieldInput): string | undefined {
  return typeof input === 'string' ? input : undefined;
}
