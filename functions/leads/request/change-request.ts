import type { LeadDecision } from '@harbour-haul/aws/dynamodb/leads/changes/change-lead';
import { withNews } from '@harbour-haul/domain/leads/customer-news';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { wordsOfCustomer } from '@harbour-haul/domain/leads/request/correct-request';
import type { RequestView } from '@harbour-haul/domain/leads/request/request-view';
import type { PersonLead } from '@harbour-haul/domain/leads/submission/same-person';
import { ignoreFailure } from '../../shared/live/ignore-failure.ts';
import { log } from '../../shared/log.ts';
import { requireDone } from '../changes/change-lead.ts';
import { tellChats } from '../changes/tell-chats.ts';
import type { LeadsDeps } from '../deps.ts';
import { findRequest } from './find-request.ts';
import { showRequest } from './show-request.ts';

/**
 * Changes the request of a link by what `decide` makes of it; null for no change. Where an admin has merged it into
 * another visitor's lead, that one has it as an entry of its timeline: nobody has proved to be its person.
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
  let decision: LeadDecision | null = null;
  const result = await deps.leads.change(own.id, author, async (lead) => {
    decision = await decide({ lead, worked: isWorked ? lead : worked });
    return decision;
  });
  const { outcome, lead } = requireDone(result);
  const stored = { lead, worked: isWorked ? lead : worked };
  if (outcome !== 'changed' || decision === null) return showRequest(stored, deps);
  log('info', 'request changed by its homeowner', { leadId: own.id });
  await tellChats(own, lead, deps);
  if (worked && !isWorked) await tellWorked(worked.id, lead, decision, deps);
  return showRequest(stored, deps);
}

/** The change is stored already, and the team is mailed of it. */
async function tellWorked(
  workedId: number,
  { id, visitorId, sessionId }: Lead,
  { event }: LeadDecision,
  deps: LeadsDeps,
): Promise<void> {
  const said = {
    type: 'asked_again',
    details: wordsOfCustomer(id, event),
    from: { visitorId, sessionId },
  } as const;
  await ignoreFailure(async () => {
    const time = deps.now().toISOString();
    await deps.leads.change(workedId, { by: null, now: () => deps.now() }, (lead) => ({
      next: withNews({ ...lead, updatedAt: time }, time),
      event: said,
    }));
  }, 'merged lead not told');
}
