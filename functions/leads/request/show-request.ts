import type { Lead } from '@harbour-haul/domain/leads/lead';
import { ownRequest } from '@harbour-haul/domain/leads/request/own-request';
import { type RequestView, toRequestView } from '@harbour-haul/domain/leads/request/request-view';
import type { PersonLead } from '@harbour-haul/domain/leads/submission/same-person';
import type { LeadsDeps } from '../deps.ts';
import { chatOf, wishesToCancel } from './cancel-wish.ts';
import { othersMerges } from './others-merges.ts';

type Leads = Pick<LeadsDeps['leads'], 'merges' | 'get' | 'timeline'>;
type ShowDeps = Pick<LeadsDeps, 'sessions' | 'visitorWords'> & { leads: Leads };

/** As far back what was added to a request since a merge is looked for. */
const MAX_EVENTS = 100;

/** A request as its homeowner may see it. */
export async function showRequest({ lead, worked }: PersonLead, deps: ShowDeps): Promise<RequestView> {
  const merges = await othersMerges(lead, deps.leads);
  const isJoined = merges.length > 0;
  const events = isJoined ? await deps.leads.timeline(lead.id, { limit: MAX_EVENTS }) : [];
  const own = ownRequest(lead, merges, events);
  const view = toRequestView(own, !isJoined, worked?.id === lead.id ? own : worked);
  return { ...view, ...(await saidOf(own, deps)) };
}

type Said = Required<Pick<RequestView, 'saidSince' | 'cancelAsked'>>;
const NOTHING_SAID: Said = { saidSince: [], cancelAsked: false };

/** What its visitor added and asked in the chat that it was sent in, and in no other. */
async function saidOf(
  lead: Lead,
  { sessions, visitorWords }: Pick<ShowDeps, 'sessions' | 'visitorWords'>,
): Promise<Said> {
  const session = await chatOf(lead, sessions);
  if (session === null) return NOTHING_SAID;
  const { leadSentAt, forgottenAt } = session;
  if (leadSentAt === null || forgottenAt !== null) return NOTHING_SAID;
  return {
    saidSince: await visitorWords.since(session.id, leadSentAt),
    cancelAsked: wishesToCancel(session, leadSentAt),
  };
}
