import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadPhotos } from '@harbour-haul/domain/leads/lead-photos';
import type { LeadStatus } from '@harbour-haul/domain/leads/lead-status';

/** The header by which retries and double clicks of one filled form stay one lead. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/**
 * What `POST /api/leads` answers: with 201 for a new lead, with 200 where it went on with the lead of a chat or was taken
 * into the open lead of the same person.
 */
export interface CreateLeadResponse {
  id: number;
  status: LeadStatus;
  createdAt: string;
  /** Taken into a lead that the same person had already: it is counted there, and is no conversion of its own. */
  askedAgain?: true;
  /** What became of a photo that could not be taken in, in words for its sender; the lead itself is stored. */
  photoError?: string;
}

/** What `POST /api/leads/{visitorId}/photos` answers: all photos of the visitor's newest lead. */
export interface AddLeadPhotosResponse extends LeadPhotos {
  id: number;
  /** Where not all of them could be taken. */
  photoError?: string;
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
