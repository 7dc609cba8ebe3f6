import { awaitsFirstContact } from './awaits-first-contact.ts';
import type { Lead } from './lead.ts';

/**
 * Whether a lead waits for somebody of the team: for its first contact, or since its customer has canceled, corrected or asked
 * again what was answered already.
 */
export function needsReply(lead: Lead): boolean {
  // Missing altogether where a server of an earlier version has answered.
  return awaitsFirstContact(lead) || Boolean(lead.newsAt);
}

/**
 * A lead after its customer has canceled, corrected or asked again: the team is to deal with it. What nobody has touched
 * waits for its first contact already, and an incomplete one is not worked on yet.
 * @param time of what they did; ISO 8601.
 */
export function withNews(lead: Lead, time: string): Lead {
  const isFresh = awaitsFirstContact(lead) && lead.updatedBy === null;
  return isFresh || lead.status === 'incomplete' ? lead : { ...lead, newsAt: time };
}

/** What the customer of a lead did last that nobody has dealt with yet; null for nothing. */
export function customerNews({
  newsAt,
  askedAgainAt,
  status,
}: Pick<Lead, 'newsAt' | 'askedAgainAt' | 'status'>): 'canceled' | 'corrected' | 'asked_again' | null {
  if (!newsAt) return null;
  if (newsAt === askedAgainAt) return 'asked_again';
  return status === 'canceled' ? 'canceled' : 'corrected';
}
