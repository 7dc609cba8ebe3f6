import type { Lead } from '@harbour-haul/domain/leads/lead';
import { ownRequest } from '@harbour-haul/domain/leads/request/own-request';
import { type RequestView, toRequestView } from '@harbour-haul/domain/leads/request/request-view';
import type { PersonLead } from '@harbour-haul/domain/leads/submission/same-person';
import type { LeadsDeps } from '../deps.ts';
import { sentAtOf, wishesToCancel } from './cancel-wish.ts';
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

/** What its visitor added and asked in the chats of the request since they sent it, and in no other. */
async function saidOf(
  lead: Lead,
  { sessions, visitorWords }: Pick<ShowDeps, 'sessions' | 'visitorWords'>,
): Promise<Said> {
  const chats = await sessions.ofLead(lead);
  const sent = chats.flatMap((chat) => {
    const sentAt = sentAtOf(chat, chats);
    return sentAt === null || chat.forgottenAt !== null ? [] : { chat, sentAt };
  });
  const words = await Promise.all(
    sent.map(({ chat, sentAt }) => visitorWords.since(chat.id, sentAt, chat.leadSentAt !== null)),
  );
  return {
    saidSince: words.flat(),
    cancelAsked: sent.some(({ chat, sentAt }) => wishesToCancel(chat, sentAt)),
  };
}
