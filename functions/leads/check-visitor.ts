import type { CheckVisitorResponse } from '@harbour-haul/contract/leads/visitors/check-visitor';
import type { FormFieldName } from '@harbour-haul/domain/leads/submission/form-fields';
import { operation } from '../shared/operation.ts';
import type { LeadsDeps } from './deps.ts';
import { ownFacts } from './submission/own-facts.ts';

/** `GET /api/leads/check-visitor/{visitorId}`: whether the form can be prefilled, and which fields. */
export const checkVisitor = operation('checkVisitor', {}, async (request, deps: LeadsDeps) => {
  const own = await ownFacts(request.params.visitorId, deps.leads);
  const fields = Object.entries(own?.facts ?? {});
  const fieldsCollected = fields.filter(([, value]) => value !== null).map(([name]) => name as FormFieldName);
  const body: CheckVisitorResponse = { hasLeadData: fieldsCollected.length > 0, fieldsCollected };
  return { status: 200, body };
});
