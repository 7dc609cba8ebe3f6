import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import { defineOperation } from '../operation.ts';

/** A lead, trashed and merged ones too, with its timeline, newest first. */
export const getLead = defineOperation<{ response: GetLeadResponse }>()({
  method: 'GET',
  path: '/api/leads/by-id/{id}',
  access: 'admin',
  function: 'leads',
});

export interface GetLeadResponse {
  lead: Lead;
  events: LeadEvent[];
  /** Ids of the leads that were merged into this one and can be separated again. */
  merged: number[];
}
