import type { CreateLeadResponse } from '@harbour-haul/contract/leads/create-lead';
import { ANALYTICS, type AnalyticsIds } from '@harbour-haul/domain/site/site';
import { readStored, writeStored } from './safe-storage.ts';

/** The worth of a lead to the advertiser (specification section 9). */
const LEAD_VALUE = { value: 250, currency: 'CAD' } as const;
/** Ids of leads that were counted already, the latest last. */
const COUNTED_KEY = 'countedLeads';
const MAX_COUNTED = 20;

/** Pushes an event for the tag manager, where this site has an id to send it under; sends nothing otherwise. */
export function track(
  event: string,
  details: Record<string, string | number> = {},
  ids: AnalyticsIds = ANALYTICS,
): void {
  if (!ids.tagManagerId && !ids.measurementId) return;
  const page = window as Window & { dataLayer?: object[] };
  page.dataLayer ??= [];
  page.dataLayer.push({ event, ...details });
}

/**
 * Reports the worth of a lead that the server has confirmed, once however often it is confirmed; not at all where the
 * server took it into a lead that was there before.
 */
export function trackConversion(
  { id: leadId, askedAgain, suspicious }: Pick<CreateLeadResponse, 'id' | 'askedAgain' | 'suspicious'>,
  ids: AnalyticsIds = ANALYTICS,
): void {
  if (askedAgain || suspicious) return;
  const counted = (readStored(COUNTED_KEY) ?? '').split(',').filter(Boolean);
  if (counted.includes(String(leadId))) return;
  writeStored(COUNTED_KEY, [...counted, leadId].slice(-MAX_COUNTED).join(','));
  track('conversion', LEAD_VALUE, ids);
}
