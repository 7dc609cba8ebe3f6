import type {
  ChatLead,
  SessionLead,
  SubmissionFacts,
} from '@harbour-haul/domain/leads/submission/plan-submission';
import type { Table } from '../../table/table.ts';
import { hasWithdrawn, readChatLink } from '../rows/lead-links.ts';
import { MAX_WENT_ON, readFirstChat } from './conversation.ts';
import type { LeadCreation } from './lead-creation.ts';
import { type LeadLookup, readPersonLead } from './person-lead.ts';

/** The facts that a plan is made of, and the session that they name. */
export interface ReadFacts extends SubmissionFacts {
  sessionId: string | null;
  /** The stored link of the submission's own session: an earlier one's does not make it known. */
  ownLink: SessionLead | null;
  /** The first session of the conversation that went on in the submission's own; null where that is known by itself. */
  wentOnFrom: { sessionId: string; link: SessionLead } | null;
}

/** Reads what is stored of the chat that a submission may continue; `withdrawn` where its visitor took that back. */
export async function readSubmissionFacts(
  table: Table,
  leads: LeadLookup,
  creation: LeadCreation,
): Promise<ReadFacts | 'withdrawn'> {
  const { submission, from, finished, now } = creation;
  const facts = { submission, from, finished, now };
  if (submission.sessionId !== null) {
    const stored = await readChatLink(table, submission.sessionId);
    if (stored?.tombstone) return 'withdrawn';
    const ownLink = stored?.link ?? null;
    const wentOnFrom = ownLink ? null : await readEarlier(table, creation);
    if (wentOnFrom === 'withdrawn') return 'withdrawn';
    const link = ownLink ?? wentOnFrom?.link ?? null;
    const chat = link && (await readChatLead(leads, link, link.leadId));
    return { ...facts, chat, sessionId: submission.sessionId, ownLink, wentOnFrom };
  }
  const unnamed = visitorOfUnnamedChat(creation);
  if (unnamed !== null && (await hasWithdrawn(table, unnamed))) return 'withdrawn';
  const mayJoinChat = from === 'form' && creation.visitorVerified && submission.visitorId !== null;
  const newest = mayJoinChat ? await leads.newestOfVisitor(submission.visitorId ?? '') : null;
  const unlinked = { ownLink: null, wentOnFrom: null };
  if (!newest?.sessionId) return { ...facts, ...unlinked, chat: null, sessionId: null };
  const { id, sessionId } = newest;
  const stored = await readChatLink(table, sessionId);
  // The index lags behind the table: a chat that was withdrawn is none to join.
  if (!stored?.link) return { ...facts, ...unlinked, chat: null, sessionId: null };
  return { ...facts, ...unlinked, chat: await readChatLead(leads, stored.link, id), sessionId };
}

/** Of a conversation that went on in another session, as once its first is closed: whoever writes on has no second request. */
async function readEarlier(
  table: Table,
  { earlierSessionId }: LeadCreation,
): Promise<ReadFacts['wentOnFrom'] | 'withdrawn'> {
  const first = earlierSessionId ? await readFirstChat(table, earlierSessionId) : null;
  if (first?.tombstone) return 'withdrawn';
  const isLast = (first?.link.wentOnIn?.length ?? 0) >= MAX_WENT_ON;
  return first === null || isLast ? null : { sessionId: first.sessionId, link: first.link };
}

/**
 * The visitor of a chat whose session is not named, so that only its visitor says whether it was withdrawn; null for any
 * other submission, and where the sender has not proved who they are.
 */
export function visitorOfUnnamedChat({ submission, from, visitorVerified }: LeadCreation): string | null {
  const { visitorId, sessionId } = submission;
  return from === 'chat' && sessionId === null && visitorVerified ? visitorId : null;
}

async function readChatLead(leads: LeadLookup, link: SessionLead, leadId: number): Promise<ChatLead> {
  const first = await leads.get(leadId);
  const read = first && (await readPersonLead(leads, first));
  return { link, lead: null, worked: null, ...read };
}
