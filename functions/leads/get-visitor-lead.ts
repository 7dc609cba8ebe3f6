import { AppError } from '@harbour-haul/domain/errors';
import { operation } from '../shared/operation.ts';
import type { LeadsDeps } from './deps.ts';
import { ownFacts } from './submission/own-facts.ts';

/** `GET /api/leads/{visitorId}`: the form's fields of the visitor's newest lead, to prefill it. */
export const getVisitorLead = operation('getVisitorLead', {}, async (request, deps: LeadsDeps) => {
  const own = await ownFacts(request.params.visitorId, deps.leads);
  if (!own) throw new AppError('not_found', 'There is no data for this visitor.');
  return { status: 200, body: { ...own.facts, isSent: own.isSent } };
});
