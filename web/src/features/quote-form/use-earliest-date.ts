import { useEffect, useState } from 'react';
import { loadQuoteRules } from './load-quote-rules.ts';

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
