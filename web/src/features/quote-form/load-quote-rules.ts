import type * as QuoteRules from './quote-rules.ts';

let rules: Promise<typeof QuoteRules> | undefined;

/**
 * Loads the form's rules, with yup and the calendar a quarter of its code: nobody needs them to start typing, so the
 * form hydrates without waiting for them. A failed load is retried at the next call.
 */
export function loadQuoteRules(): Promise<typeof QuoteRules> {
  rules ??= import('./quote-rules.ts').catch((error: unknown) => {
    rules = undefined;
    throw error;
  });
  return rules;
}
