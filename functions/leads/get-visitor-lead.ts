import { AppError } from '@harbour-haul/domain/errors';
import { operation } from '../shared/operation.ts';
import type { LeadsDeps } from './deps.ts';
import { visitorView } from './visitor-lead.ts';

/** `GET /api/leads/{visitorId}`: the visitor's newest lead, to prefill the form. */
export const getVisitorLead = operation('getVisitorLead', {}, async (request, deps: LeadsDeps) => {
  const lead = await deps.leads.newestOfVisitor(request.params.visitorId);
  if (!lead) throw new AppError('not_found', 'There is no data for this visitor.');
  return { status: 200, body: visitorView(lead) };
});
