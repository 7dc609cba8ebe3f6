import type { DecideLead } from '@harbour-haul/aws/dynamodb/leads/changes/change-lead';
import type { RequestView } from '@harbour-haul/domain/leads/request/request-view';
import { log } from '../../shared/log.ts';
import { requireDone } from '../changes/change-lead.ts';
import type { LeadsDeps } from '../deps.ts';
import { requireShown } from './find-request.ts';
import { showRequest } from './show-request.ts';

/** Changes the request of a link by what `decide` makes of it; null for no change. Returns it as it is stored. */
export async function changeRequest(
  leadId: number,
  deps: LeadsDeps,
  decide: DecideLead,
): Promise<RequestView> {
  const author = { by: null, now: () => deps.now() };
  const result = await deps.leads.change(leadId, author, (lead) => {
    requireShown(lead);
    return decide(lead);
  });
  const { outcome, lead } = requireDone(result);
  if (outcome === 'changed') log('info', 'request changed by its homeowner', { leadId });
  return showRequest(lead, deps.leads);
}
