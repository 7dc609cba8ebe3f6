import type { CheckVisitorResponse } from '@harbour-haul/contract/leads/check-visitor';
import type { VisitorLeadResponse } from '@harbour-haul/contract/leads/get-visitor-lead';
import { pickFields } from '@harbour-haul/domain/leads/merge/fill-fields';
import { FORM_FIELDS } from '@harbour-haul/domain/leads/submission/form-fields';
import { operation } from '../shared/operation.ts';
import type { LeadsDeps } from './deps.ts';

/** `GET /api/leads/check-visitor/{visitorId}`: whether the form can be prefilled, and which fields. */
export const checkVisitor = operation('checkVisitor', {}, async (request, deps: LeadsDeps) => {
  const lead = await deps.leads.newestOfVisitor(request.params.visitorId);
  const fields = lead ? Object.entries(pickFields(FORM_FIELDS, lead)) : [];
  const fieldsCollected = fields
    .filter(([, value]) => value !== null)
    .map(([name]) => name as keyof VisitorLeadResponse);
  const body: CheckVisitorResponse = { hasLeadData: fieldsCollected.length > 0, fieldsCollected };
  return { status: 200, body };
});
