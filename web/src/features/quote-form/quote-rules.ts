import type { VisitorLeadResponse } from '@harbour-haul/contract/leads/get-visitor-lead';
import { quoteFormSchema } from '@harbour-haul/contract/leads/quote-form-schema';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { formValidator } from '#lib/validate-form.ts';
import type { QuoteValues } from './quote-values.ts';

/** The first error of every field by the contract's schema. */
export const validateQuote = formValidator(() => quoteFormSchema(new Date()));

/** The first day that can be chosen: Halifax's today, wherever the browser is. */
export function earliestDate(now: Date): string {
  return halifaxToday(now);
}

/** The filled fields of a lead. A date that has passed since is left out: it would only be refused. */
export function prefillValues(lead: VisitorLeadResponse, now: Date): Partial<QuoteValues> | null {
  const day = lead.preferredDate?.slice(0, 10) ?? '';
  const values = { ...lead, preferredDate: day >= earliestDate(now) ? day : '' };
  const filled = Object.entries(values).filter(([, value]) => value !== null && value !== '');
  return filled.length > 0 ? (Object.fromEntries(filled) as Partial<QuoteValues>) : null;
}
