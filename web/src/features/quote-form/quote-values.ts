/** The form's fields in the order in which they stand; errors take the focus in this order. */
export const QUOTE_FIELDS = ['name', 'phone', 'address', 'junkType', 'preferredDate', 'details'] as const;

export type QuoteField = (typeof QUOTE_FIELDS)[number];

/** What a person has typed, as it was typed. */
export type QuoteValues = Record<QuoteField, string>;

/** What is sent: the fields, and the paths of the photos, the main one first. */
export interface Quote {
  values: QuoteValues;
  photoPaths: readonly string[];
}

export const EMPTY_QUOTE: QuoteValues = {
  name: '',
  phone: '',
  address: '',
  junkType: '',
  preferredDate: '',
  details: '',
};

/** Whether an error's name is a field of the form, where it can be shown. */
export function isQuoteField(name: string): name is QuoteField {
  return QUOTE_FIELDS.some((field) => field === name);
}
