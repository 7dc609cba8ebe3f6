import type { GetLeadResponse } from '@harbour-haul/contract/leads/get-lead';
import { exportedEvents } from '@harbour-haul/domain/leads/export/was-exported';
import { operation } from '../shared/operation.ts';
import { isExpired, noSuchLead, readLeadId } from './changes/find-lead.ts';
import type { LeadsDeps } from './deps.ts';

/** A response has to fit into 6 MB, and an event with long notes takes up to 45 KB. */
const MAX_EVENTS = 120;

/** `GET /api/leads/by-id/{id}`: a lead with its timeline, newest first, whatever state it is in. */
export const getLead = operation('getLead', {}, async (request, deps: LeadsDeps) => {
  const { lead, events: stored, merges } = await deps.leads.rows(readLeadId(request.params));
  if (!lead || isExpired(lead, deps.now())) throw noSuchLead();
  const exported = exportedEvents(lead, stored, await deps.exports.since(lead.createdAt));
  const events = [...stored, ...exported].sort((a, b) => (a.id < b.id ? 1 : -1));
  const merged = merges.map(({ otherId }) => otherId);
  const body: GetLeadResponse = { lead, events: events.slice(0, MAX_EVENTS), merged };
  return { status: 200, body };
});
