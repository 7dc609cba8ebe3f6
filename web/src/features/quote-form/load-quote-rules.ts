import type * as QuoteRules from './quote-rules.ts';

let rules: Promise<typeof QuoteRules> | undefined;

/**
 * The form's rules, with yup and the calendar behind them a quarter of its code: nobody needs them to start typing, so
 * the form comes to life without waiting for them. A failed load is tried again at the next call.
 */
export function loadQuoteRules(): Promise<typeof QuoteRules> {
  rules ??= import('./quote-rules.ts').catch((error: unknown) => {
    rules = undefined;
    throw error;
  });
  return rules;
}
