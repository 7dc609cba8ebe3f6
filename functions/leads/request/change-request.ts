import type { LeadDecision } from '@harbour-haul/aws/dynamodb/leads/changes/change-lead';
import { withNews } from '@harbour-haul/domain/leads/customer-news';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { wordsOfCustomer } from '@harbour-haul/domain/leads/request/correct-request';
import type { RequestView } from '@harbour-haul/domain/leads/request/request-view';
import type { PersonLead } from '@harbour-haul/domain/leads/submission/same-person';
import { requireDone } from '../../shared/leads/require-done.ts';
import { tellChats } from '../../shared/leads/tell-chats.ts';
import { log } from '../../shared/log.ts';
import type { LeadsDeps } from '../deps.ts';
import { findRequest } from './find-request.ts';
import { showRequest } from './show-request.ts';

/**
 * Changes the request of a link by what `decide` makes of it; null for no change. Where an admin has merged it into
 * another visitor's lead, that one has it as an entry of its timeline, or nothing changes: nobody has proved to be its person.
 * @returns it as it is stored.
 */
export async function changeRequest(
  leadId: number,
  deps: LeadsDeps,
  decide: (found: PersonLead) => Promise<LeadDecision | null>,
): Promise<RequestView> {
  const author = { by: null, now: () => deps.now() };
  const { lead: own, worked } = await findRequest(leadId, deps.leads);
  const isWorked = worked?.id === own.id;
  let hasMoved = false;
  const result = await deps.leads.change(own.id, author, async (lead) => {
    hasMoved = isElsewhere(lead, own);
    if (hasMoved) return null;
    const decision = await decide({ lead, worked: isWorked ? lead : worked });
    const isTold = decision !== null && worked !== null && !isWorked;
    return isTold ? { ...decision, beside: tellWorked(worked.id, lead, decision, deps) } : decision;
  });
  if (hasMoved || result.outcome === 'missing') return changeRequest(leadId, deps, decide);
  const { outcome, lead } = requireDone(result);
  const stored = { lead, worked: isWorked ? lead : worked };
  if (outcome !== 'changed') return showRequest(stored, deps);
  log('info', 'request changed by its homeowner', { leadId: own.id });
  await tellChats(own, lead, deps);
  return showRequest(stored, deps);
}

/** Whether a lead went to the trash or into another one since it was found: then the link leads elsewhere, or nowhere. */
function isElsewhere(lead: Lead, found: Lead): boolean {
  return lead.mergedInto !== found.mergedInto || (lead.trash === null) !== (found.trash === null);
}

/** What the lead that the team works on has of a change: of the request alone nobody there would know. */
function tellWorked(
  id: number,
  own: Lead,
  { event }: LeadDecision,
  { now }: Pick<LeadsDeps, 'now'>,
): Required<LeadDecision>['beside'] {
  const { visitorId, sessionId } = own;
  const said = {
    type: 'asked_again',
    details: wordsOfCustomer(own.id, event),
    from: { visitorId, sessionId },
  } as const;
  const time = now().toISOString();
  return { id, decide: (worked) => ({ next: withNews({ ...worked, updatedAt: time }, time), event: said }) };
}
