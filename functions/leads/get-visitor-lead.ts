import { AppError } from '@harbour-haul/domain/errors';
import { pickFields } from '@harbour-haul/domain/leads/merge/fill-fields';
import { FORM_FIELDS } from '@harbour-haul/domain/leads/submission/form-fields';
import { operation } from '../shared/operation.ts';
import type { LeadsDeps } from './deps.ts';

/** `GET /api/leads/{visitorId}`: the form's fields of the visitor's newest lead, to prefill it. */
export const getVisitorLead = operation('getVisitorLead', {}, async (request, deps: LeadsDeps) => {
  const lead = await deps.leads.newestOfVisitor(request.params.visitorId);
  if (!lead) throw new AppError('not_found', 'There is no data for this visitor.');
  return { status: 200, body: pickFields(FORM_FIELDS, lead) };
});
