import type { CheckVisitorResponse, VisitorLeadResponse } from '@harbour-haul/contract/leads/lead-messages';
import { halifaxToday } from '@harbour-haul/domain/leads/preferred-date';
import { apiRequest } from '#lib/api-client.ts';
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
  return prefillValues(lead, now);
}

/** The filled fields of a lead. A date that has passed since is left out: it would only be refused. */
export function prefillValues(lead: VisitorLeadResponse, now: Date): Partial<QuoteValues> | null {
  const day = lead.preferredDate?.slice(0, 10) ?? '';
  const values = { ...lead, preferredDate: day >= halifaxToday(now) ? day : '' };
  const filled = Object.entries(values).filter(([, value]) => value !== null && value !== '');
  return filled.length > 0 ? (Object.fromEntries(filled) as Partial<QuoteValues>) : null;
}
