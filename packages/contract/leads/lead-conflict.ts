import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { ApiErrorBody } from '../api-error.ts';

/** The body of a refused change (409) where another version of the lead is stored than the one that was read. */
export interface LeadConflictBody extends ApiErrorBody {
  lead: Lead;
}
