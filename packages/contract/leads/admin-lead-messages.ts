import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import type { ApiErrorBody } from '../api-error.ts';

/** What `GET /api/leads/by-id/{id}` answers: the lead, trashed and merged ones too, and its timeline, newest first. */
export interface GetLeadResponse {
  lead: Lead;
  events: LeadEvent[];
  /** Ids of the leads that were folded into this one and can be taken out again. */
  merged: number[];
}

/**
 * What `PATCH` and `DELETE /api/leads/{id}`, and `POST /api/leads/{id}/restore` and `…/calls` answer (200): the lead as
 * it is then.
 */
export type ChangeLeadResponse = Lead;

/** What a change of a lead is refused with (409) where somebody was faster: the lead as it is now. */
export interface LeadConflictBody extends ApiErrorBody {
  lead: Lead;
}

/** What `POST /api/leads/{id}/merge` and `…/unmerge` answer: the lead that remains, and the other one. */
export interface MergeLeadsResponse {
  lead: Lead;
  other: Lead;
}

/** What `POST /api/leads/{id}/erase` answers: how much of the person was removed for good. */
export interface ErasureReceipt {
  /** ISO 8601 in UTC. */
  erasedAt: string;
  leads: number;
  sessions: number;
  messages: number;
  photos: number;
  exports: number;
}

/**
 * What `POST /api/leads/exports` and each `POST /api/leads/exports/{id}` after it answer: how far a large export has
 * come. `total` is what the filter showed at the start. Call again until `done`, then open `GET` of the same path.
 */
export interface LeadExportProgress {
  id: string;
  rows: number;
  total: number;
  done: boolean;
}

/** The code by which `GET /api/leads/export` says (413) that the list wants `POST /api/leads/exports`. */
export const EXPORT_TOO_LARGE = 'payload_too_large';
