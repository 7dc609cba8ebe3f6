import type { Lead } from '@harbour-haul/domain/leads/lead';

/** A lead that was moved into the trash, or out of it. */
export type MovedLead = Lead & {
  /** So many entries of its history have not followed yet (202): the same request, sent again, goes on with them. */
  entriesLeft?: number;
};
