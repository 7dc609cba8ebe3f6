import { call } from '#lib/api/visitor-call.ts';
import { loadQuoteRules } from './load-quote-rules.ts';
import type { QuoteValues } from './quote-values.ts';

/**
 * @returns what the server knows of this visitor, as the form's values; null if it knows nothing
 * @throws what the calls throw: the caller leaves the form empty then
 */
export async function fetchPrefill(
  visitorId: string,
  now: Date,
  signal: AbortSignal,
): Promise<Partial<QuoteValues> | null> {
  const input = { params: { visitorId } };
  const known = await call('checkVisitor', input, { signal });
  if (!known.hasLeadData) return null;
  const lead = await call('getVisitorLead', input, { signal });
  return (await loadQuoteRules()).prefillValues(lead, now);
}
