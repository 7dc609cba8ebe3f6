import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadStatus } from '@harbour-haul/domain/leads/lead-status';

/** The header by which retries and double clicks of one filled form stay one lead. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** What `POST /api/leads` answers: with 201 for a new lead, with 200 where it went on with the lead of a chat. */
export interface CreateLeadResponse {
  id: number;
  status: LeadStatus;
  createdAt: string;
}

/**
 * What `GET /api/leads` answers. `total` counts all leads of the asked status, not only the page's; it is null where
 * nobody keeps a count, which is for searches, due follow-ups and a visitor's leads.
 */
export interface ListLeadsResponse {
  leads: Lead[];
  total: number | null;
  nextCursor: string | null;
  prevCursor: string | null;
}

/** What prefills the form: `GET /api/leads/{visitorId}`. `preferredDate` is at noon UTC. */
export type VisitorLeadResponse = Pick<
  Lead,
  'name' | 'phone' | 'address' | 'junkType' | 'details' | 'preferredDate'
>;

/** What `GET /api/leads/check-visitor/{visitorId}` answers: the names of the fields that are filled. */
export interface CheckVisitorResponse {
  hasLeadData: boolean;
  fieldsCollected: (keyof VisitorLeadResponse)[];
}
