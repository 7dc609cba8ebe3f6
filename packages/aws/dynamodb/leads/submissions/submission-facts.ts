import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { SubmissionFacts } from '@harbour-haul/domain/leads/submission/plan-submission';
import type { Table } from '../../table/table.ts';
import { readChatLink } from '../rows/lead-links.ts';
import type { LeadCreation } from './lead-creation.ts';

/** Merges follow each other at most this far. */
const MAX_MERGES = 20;

/** The reads of leads that a submission needs. */
export interface LeadLookup {
  /** The lead as it is now, or null. */
  get(id: number): Promise<Lead | null>;
  /** The newest lead of a visitor that is neither in the trash nor merged, or null. */
  newestOfVisitor(visitorId: string): Promise<Lead | null>;
}

/** The facts that a plan is made of, and the session that they name. */
export interface ReadFacts extends SubmissionFacts {
  sessionId: string | null;
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
    const link = stored?.link ?? null;
    const chat = link && { link, lead: await mergedLead(leads, link.leadId) };
    return { ...facts, chat, sessionId: submission.sessionId };
  }
  const mayJoinChat = from === 'form' && creation.visitorVerified && submission.visitorId !== null;
  const newest = mayJoinChat ? await leads.newestOfVisitor(submission.visitorId ?? '') : null;
  if (!newest?.sessionId) return { ...facts, chat: null, sessionId: null };
  const { id, sessionId } = newest;
  const [stored, lead] = await Promise.all([readChatLink(table, sessionId), leads.get(id)]);
  // The index lags behind the table: a chat that was withdrawn is none to join.
  if (!stored?.link) return { ...facts, chat: null, sessionId: null };
  return { ...facts, chat: { link: stored.link, lead }, sessionId };
}

/** The lead of an id, or the one that it was merged into; null where it is gone. */
async function mergedLead(leads: LeadLookup, id: number): Promise<Lead | null> {
  let lead = await leads.get(id);
  for (let merges = 0; lead && lead.mergedInto !== null && merges < MAX_MERGES; merges += 1) {
    lead = await leads.get(lead.mergedInto);
  }
  return lead;
}
