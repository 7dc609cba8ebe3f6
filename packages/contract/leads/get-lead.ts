import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import { type InferType, object, string } from 'yup';
import { INVALID } from '../messages.ts';
import { defineOperation } from '../operation.ts';

/** A lead, trashed and merged ones too, with one page of its timeline, newest first. */
export const getLead = defineOperation<{ query: GetLeadQuery; response: GetLeadResponse }>()({
  method: 'GET',
  path: '/api/leads/by-id/{id}',
  access: 'admin',
  function: 'admin-leads',
});

export const getLeadRequest = { query: getLeadSchema };

export type GetLeadQuery = InferType<ReturnType<typeof getLeadSchema>>;

/** `before`: the cursor of a page of the timeline; the newest page without one. */
function getLeadSchema() {
  return object({
    before: string()
      .max(1000, INVALID)
      .matches(/^[A-Za-z0-9_-]+$/, INVALID),
  });
}

export interface GetLeadResponse {
  lead: Lead;
  events: LeadEvent[];
  /** The cursor of the entries before these, where there are any. */
  olderEvents?: string;
  /** Ids of the leads that were merged into this one and can be separated again. */
  merged: number[];
}
