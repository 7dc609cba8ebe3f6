/** Ids of the elements that islands take over. */
export const QUOTE_FORM_ISLAND = 'quote-form-island';
