import type { VisitorLeadResponse } from '@harbour-haul/contract/leads/visitors/get-visitor-lead';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import type { QuoteValues } from './quote-values.ts';

/** The first day that can be chosen: Halifax's today, wherever the browser is. */
export function earliestDate(now: Date): string {
  return halifaxToday(now);
}

/** Of a request that was sent already: it is not sent once more unseen. */
const OF_ONE_REQUEST: Partial<QuoteValues> = {
  junkType: '',
  preferredDate: '',
  preferredTimeSlot: '',
  details: '',
};

/**
 * The filled fields of a lead. A date that has passed since is left out: it would only be refused.
 * @param wasSent whether it is a request that was sent, of which a new one has the person and the place alone
 */
export function prefillValues(
  lead: VisitorLeadResponse,
  now: Date,
  wasSent: boolean,
): Partial<QuoteValues> | null {
  const day = lead.preferredDate?.slice(0, 10) ?? '';
  const { isSent: _, ...told } = lead;
  const known = { ...told, preferredDate: day >= earliestDate(now) ? day : '' };
  const values = wasSent ? { ...known, ...OF_ONE_REQUEST } : known;
  const filled = Object.entries(values).filter(([, value]) => value !== null && value !== '');
  return filled.length > 0 ? (Object.fromEntries(filled) as Partial<QuoteValues>) : null;
}
