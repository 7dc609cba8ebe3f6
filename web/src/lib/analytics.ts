import type { CreateLeadResponse } from '@harbour-haul/contract/leads/create-lead';
import { readStored, writeStored } from './storage/safe-storage.ts';

/** The worth of a lead to the advertiser (specification section 9). */
const LEAD_VALUE = { value: 250, currency: 'CAD' } as const;
/** Ids of leads that were counted already, the latest last. */
const COUNTED_KEY = 'countedLeads';
const MAX_COUNTED = 20;

/** What tags leave on the page (`tags/load-tags.ts`): nothing where the site has no ids, or its visitor no wish for it. */
interface TaggedWindow {
  dataLayer?: object[];
  /** Where a property of Google Analytics has no container: its script reports what it is told to, and no pushed event. */
  gtag?: (command: 'event', name: string, details: object) => void;
  fbq?: (...command: unknown[]) => void;
}

type SentLead = Pick<CreateLeadResponse, 'askedAgain'> & { id?: number | undefined };

/** Pushes an event for the tags of this page; without any it is gone. */
export function track(event: string, details: Record<string, string | number> = {}): void {
  const { dataLayer, gtag } = window as TaggedWindow;
  if (gtag) gtag('event', event, details);
  else dataLayer?.push({ event, ...details });
}

/**
 * Reports the worth of a lead that the server has confirmed, once however often it is confirmed; not at all where the
 * server took it into a lead that was there before.
 */
export function trackConversion(lead: SentLead): void {
  if (countsAsNew(lead)) track('conversion', LEAD_VALUE);
}

/** Reports a new lead of the quote form, once: as an event of its own, or, with photos, as the ad pixel's (section 7). */
export function trackFormLead(lead: SentLead, hasPhotos: boolean): void {
  if (!countsAsNew(lead)) return;
  if (hasPhotos) (window as TaggedWindow).fbq?.('track', 'Lead', LEAD_VALUE);
  else track('form_submit', { form: 'quote' });
}

function countsAsNew({ id, askedAgain }: SentLead): boolean {
  if (askedAgain) return false;
  if (id === undefined) return true;
  const counted = (readStored(COUNTED_KEY) ?? '').split(',').filter(Boolean);
  if (counted.includes(String(id))) return false;
  writeStored(COUNTED_KEY, [...counted, id].slice(-MAX_COUNTED).join(','));
  return true;
}
