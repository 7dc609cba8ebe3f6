import type { CheckVisitorResponse, VisitorLeadResponse } from '@harbour-haul/contract/leads/lead-messages';
import { apiRequest } from '#lib/api-client.ts';
import { loadQuoteRules } from './load-quote-rules.ts';
import type { QuoteValues } from './quote-values.ts';

/**
 * What the server knows of this visitor, as the form's values; null where it knows nothing.
 * @throws whatever the calls throw: the caller leaves the form empty then.
 */
export async function fetchPrefill(
  visitorId: string,
  now: Date,
  signal: AbortSignal,
): Promise<Partial<QuoteValues> | null> {
  const id = encodeURIComponent(visitorId);
  const known = await apiRequest<CheckVisitorResponse>('GET', `/api/leads/check-visitor/${id}`, { signal });
  if (!known.hasLeadData) return null;
  const lead = await apiRequest<VisitorLeadResponse>('GET', `/api/leads/${id}`, { signal });
  return (await loadQuoteRules()).prefillValues(lead, now);
}
