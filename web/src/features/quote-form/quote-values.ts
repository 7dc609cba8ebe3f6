import type { FormFieldName } from '@harbour-haul/domain/leads/submission/form-fields';
import type { FormSigns } from '@harbour-haul/domain/leads/submission/signs-of-script';
import type { Language } from '@harbour-haul/domain/site/language';

/** The fields that the form shows: those of the table of lead fields. */
export type QuoteField = FormFieldName;

/** The texts of the fields, as they were typed. */
export type QuoteValues = Record<QuoteField, string>;

/** A filled form: the fields, the paths of the photos, the main one first, and by what a script gives itself away. */
export interface Quote {
  values: QuoteValues;
  photoPaths: readonly string[];
  /** Of the page that it was filled on. */
  language: Language;
  signs?: FormSigns;
  /** The version of the wording by which offers may be sent. */
  marketingConsent?: string | undefined;
}

/** An empty form, its fields in the order in which they stand. */
export const EMPTY_QUOTE: QuoteValues = {
  name: '',
  phone: '',
  address: '',
  junkType: '',
  preferredDate: '',
  preferredTimeSlot: '',
  preferredContactMethod: '',
  email: '',
  access: '',
  details: '',
};

/** The form's fields in their order; the first one with an error gets the focus. */
export const QUOTE_FIELDS = Object.keys(EMPTY_QUOTE) as QuoteField[];

/** Whether an error's name is a field of the form, where it can be shown. */
export function isQuoteField(name: string): name is QuoteField {
  return QUOTE_FIELDS.some((field) => field === name);
}

/** What stands in the form's own elements: typed before React hydrated them, or restored by the browser. */
export function readTypedValues(form: HTMLFormElement): Partial<QuoteValues> {
  const typed: Partial<QuoteValues> = {};
  for (const field of QUOTE_FIELDS) {
    const value = new FormData(form).get(field);
    if (typeof value === 'string' && value !== '') typed[field] = value;
  }
  return typed;
}
