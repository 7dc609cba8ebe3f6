import type { OpenRequestResponse } from '@harbour-haul/contract/requests/open-request';
import { REQUEST_LINK_DAYS } from '@harbour-haul/domain/notices/request-link-days';
import { readLeadId } from '../../shared/leads/find-lead.ts';
import { operation } from '../../shared/operation.ts';
import type { LeadsDeps } from '../deps.ts';
import { requireOwn, standingOf } from './find-request.ts';
import { leadOfItsVisitor } from './others-merges.ts';
import { showRequest } from './show-request.ts';

/** `POST /api/leads/{id}/request-link`: the request of the visitor whom the cookie proves, and a link to it. */
export const openRequest = operation(
  'openRequest',
  {},
  async ({ params, provenVisitorId }, deps: LeadsDeps) => {
    const asked = requireOwn(await deps.leads.get(readLeadId(params)), provenVisitorId);
    const own = requireOwn(await leadOfItsVisitor(asked, deps.leads), provenVisitorId);
    const found = await standingOf(own, deps.leads);
    const token = await deps.requestLinks.issue(found.lead.id, REQUEST_LINK_DAYS, deps.now());
    const body: OpenRequestResponse = { request: await showRequest(found, deps), token };
    return { status: 200, body };
  },
);
