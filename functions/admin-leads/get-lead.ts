import { type GetLeadResponse, getLeadRequest } from '@harbour-haul/contract/leads/get-lead';
import { exportedEvents, standingBefore } from '@harbour-haul/domain/leads/export/was-exported';
import { isExpired, noSuchLead, readLeadId } from '../shared/leads/find-lead.ts';
import { operation } from '../shared/operation.ts';
import type { AdminLeadsDeps } from './deps.ts';
import { encodeTimelineCursor, readTimelineCursor } from './lists/timeline-cursor.ts';

/** A response has to fit into 6 MB, and an event with long notes takes up to 45 KB. */
const MAX_EVENTS = 100;

/** `GET /api/leads/by-id/{id}`: a lead with a page of its timeline, newest first, whatever state it is in. */
export const getLead = operation('getLead', getLeadRequest, async (request, deps: AdminLeadsDeps) => {
  const id = readLeadId(request.params);
  const lead = await deps.leads.get(id);
  if (!lead || isExpired(lead, deps.now())) throw noSuchLead();
  const { before, standing } = readTimelineCursor(request.query.before, lead);
  const [read, merged, exports] = await Promise.all([
    deps.leads.timeline(id, { limit: MAX_EVENTS + 1, before }),
    deps.leads.mergedIds(id),
    deps.exports.since(lead.createdAt),
  ]);
  const stored = read.slice(0, MAX_EVENTS);
  const isLast = read.length === stored.length;
  const oldest = stored.at(-1)?.id ?? '';
  const exported = exportedEvents(lead, stored, exports, standing).filter(
    (event) => (before === undefined || event.id < before) && (isLast || event.id > oldest),
  );
  const body: GetLeadResponse = {
    lead,
    events: [...stored, ...exported].sort((a, b) => (a.id < b.id ? 1 : -1)),
    ...(!isLast && {
      olderEvents: encodeTimelineCursor(id, oldest, standingBefore(standing, stored)),
    }),
    merged,
  };
  return { status: 200, body };
});
