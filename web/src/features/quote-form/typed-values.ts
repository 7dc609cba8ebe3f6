import { QUOTE_FIELDS, type QuoteValues } from './quote-values.ts';

/** What stands in the form's own elements: typed before React hydrated them, or restored by the browser. */
export function readTypedValues(form: HTMLFormElement): Partial<QuoteValues> {
  const typed: Partial<QuoteValues> = {};
  for (const field of QUOTE_FIELDS) {
    const value = new FormData(form).get(field);
    if (typeof value === 'string' && value !== '') typed[field] = value;
  }
  return typed;
}
