import type { Lead } from '@harbour-haul/domain/leads/lead';
import { type RequestView, toRequestView } from '@harbour-haul/domain/leads/request/request-view';
import type { PersonLead } from '@harbour-haul/domain/leads/submission/same-person';
import type { LeadsDeps } from '../deps.ts';

type Merges = Pick<LeadsDeps['leads'], 'merges' | 'get'>;
type ShowDeps = Pick<LeadsDeps, 'sessions' | 'visitorWords'> & { leads: Merges };

/** A request as its homeowner may see it. */
export async function showRequest({ lead, worked }: PersonLead, deps: ShowDeps): Promise<RequestView> {
  const { leads } = deps;
  const isWorked = worked?.id === lead.id;
  const hasRequest = await hasOthersRequest(lead, leads);
  const others = { hasRequest, hasWords: hasRequest && (await hasOthersWords(lead, leads)) };
  const view = toRequestView(lead, others, isWorked ? lead : worked);
  return { ...view, ...(hasRequest ? NOTHING_SAID : await saidOf(lead, deps)) };
}

type Said = Required<Pick<RequestView, 'saidSince' | 'cancelAsked'>>;
const NOTHING_SAID: Said = { saidSince: [], cancelAsked: false };

/** What its visitor added and asked in the chat that it was sent in, and in no other. */
async function saidOf(
  { id, sessionId, visitorId }: Lead,
  { sessions, visitorWords }: ShowDeps,
): Promise<Said> {
  const session = sessionId === null ? undefined : (await sessions.get(sessionId))?.session;
  if (!session || session.visitorId !== visitorId || session.leadId !== id) return NOTHING_SAID;
  const { leadSentAt, forgottenAt, personRequestedAt, personRequestAbout } = session;
  if (leadSentAt === null || forgottenAt !== null) return NOTHING_SAID;
  return {
    saidSince: await visitorWords.since(session.id, leadSentAt),
    cancelAsked: personRequestAbout === 'cancel' && (personRequestedAt ?? '') > leadSentAt,
  };
}

type OwnLead = Pick<Lead, 'id' | 'visitorId'>;
type LeadMerges = Awaited<ReturnType<Merges['merges']>>;

/** Whether an admin has merged into it what somebody else wrote, as its address or its details. */
export async function hasOthersWords(lead: OwnLead, leads: Merges): Promise<boolean> {
  const merges = (await leads.merges(lead.id)).filter(
    ({ before, after }) => before.email !== after.email || before.details !== after.details,
  );
  return isOfOthers(merges, lead, leads);
}

/** Whether an admin has merged somebody else's request into it. */
export async function hasOthersRequest(lead: OwnLead, leads: Merges): Promise<boolean> {
  return isOfOthers(await leads.merges(lead.id), lead, leads);
}

async function isOfOthers(merges: LeadMerges, { visitorId }: OwnLead, leads: Merges): Promise<boolean> {
  const others = await Promise.all(merges.map(({ otherId }) => leads.get(otherId)));
  return others.some((other) => !other || other.visitorId === null || other.visitorId !== visitorId);
}
