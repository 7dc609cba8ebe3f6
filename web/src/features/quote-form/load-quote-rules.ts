import { useEffect, useState } from 'react';
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

/** The first day that can be picked; unknown until the rules are there, and at build time, which has another today. */
export function useEarliestDate(): string | undefined {
  const [date, setDate] = useState<string>();
  useEffect(() => {
    loadQuoteRules().then(
      ({ earliestDate }) => setDate(earliestDate(new Date())),
      // Without a limit the calendar offers past days, which the check refuses.
      () => undefined,
    );
  }, []);
  return date;
}
