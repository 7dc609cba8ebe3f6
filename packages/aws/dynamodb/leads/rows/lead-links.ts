import type { SessionLead } from '@harbour-haul/domain/leads/submission/plan-submission';
import { sessionLeadKey, visitorWithdrawalKey } from '../../rows.ts';
import type { Condition } from '../../table/expressions.ts';
import type { Write } from '../../table/items.ts';
import type { Table } from '../../table/table.ts';

/** How long the link of an erased chat stays: longer than any request of its visitor is under way. */
const ERASED_SECONDS = 24 * 3600;

/** Stands for good in place of the link of a chat whose request was withdrawn: it never becomes a lead again. */
export interface ChatTombstone {
  withdrawnAt: string;
  /** The lead that it had, for whatever is left of that; null for none. */
  withdrawnId: number | null;
  /** All sessions of its conversation, for whatever is left of what was said there; absent of earlier tombstones. */
  sessionIds?: string[];
}

/** What is stored of a session's lead: the link, or that it was withdrawn. */
export type StoredChatLink =
  | { link: SessionLead; tombstone: null }
  | { link: null; tombstone: ChatTombstone };

/** The link of a session, or its tombstone; null where it has no lead. */
export async function readChatLink(leads: Table, sessionId: string): Promise<StoredChatLink | null> {
  const item = await leads.get(sessionLeadKey(sessionId));
  if (!item) return null;
  return 'withdrawnAt' in item
    ? { link: null, tombstone: item as unknown as ChatTombstone }
    : { link: item as unknown as SessionLead, tombstone: null };
}

/** Writes the tombstone of a session, if its link is still the one that was read. */
export function buryChat(
  leads: Table,
  sessionId: string,
  tombstone: Required<ChatTombstone>,
  read: SessionLead | null,
): Write {
  return leads.putting({ ...sessionLeadKey(sessionId), ...tombstone }, isLink(read));
}

/**
 * Stands in place of the link of a chat that is erased, until nothing that its visitor has sent is under way: a save that had
 * read the chat before would bring the person back.
 */
export function buryErasedChat(leads: Table, sessionId: string, now: Date): Write {
  const tombstone: ChatTombstone = { withdrawnAt: now.toISOString(), withdrawnId: null, sessionIds: [] };
  const expiresAt = Math.floor(now.getTime() / 1000) + ERASED_SECONDS;
  return leads.putting({ ...sessionLeadKey(sessionId), ...tombstone, expiresAt });
}

/** Names the lead that a session becomes, or a new one in place of a lead that an admin has deleted. */
export function linkNewLead(
  leads: Table,
  sessionId: string,
  { leadId, takenIn, unsent }: SessionLead,
  read: SessionLead | null,
): Write {
  const link: SessionLead = { leadId, ...(takenIn && { takenIn }), ...(unsent && { unsent }) };
  return leads.putting({ ...sessionLeadKey(sessionId), ...link }, isLink(read));
}

/**
 * Names the lead of a conversation as that of another session in which it went on, and that session in the first of them.
 * @param sent whether it is sent there
 */
export function linkGoneOn(
  leads: Table,
  first: { sessionId: string; link: SessionLead },
  sessionId: string,
  sent: boolean,
): Write[] {
  const { leadId, takenIn, unsent, wentOnIn = [] } = first.link;
  const marks = { ...(takenIn && { takenIn }), ...(unsent && !sent && { unsent }) };
  const link: SessionLead = { leadId, ...marks, wentOnFrom: first.sessionId };
  const { condition, values } = isLink(first.link);
  return [
    leads.putting({ ...sessionLeadKey(sessionId), ...link }, isLink(null)),
    leads.updating(sessionLeadKey(first.sessionId), {
      update: sent ? 'SET wentOnIn = :all REMOVE unsent' : 'SET wentOnIn = :all',
      condition,
      values: { ...values, ':all': [...wentOnIn, sessionId] },
    }),
  ];
}

/** Holds while the link of a session is the one that was read. */
export function isUnchanged(
  leads: Table,
  { sessionId, link }: { sessionId: string; link: SessionLead },
): Write {
  return leads.checking(sessionLeadKey(sessionId), isLink(link));
}

/** Notes for good that a visitor has withdrawn the request of a chat. */
export function noteWithdrawal(leads: Table, visitorId: string, now: Date): Write {
  return leads.putting({ ...visitorWithdrawalKey(visitorId), withdrawnAt: now.toISOString() });
}

export async function hasWithdrawn(leads: Table, visitorId: string): Promise<boolean> {
  return (await leads.get(visitorWithdrawalKey(visitorId))) !== null;
}

/** Holds while a visitor has withdrawn nothing. */
export function isNotWithdrawn(leads: Table, visitorId: string): Write {
  return leads.checking(visitorWithdrawalKey(visitorId), { condition: 'attribute_not_exists(id)' });
}

/** Holds while a session's link is the one that was read; a tombstone is none. */
function isLink(read: SessionLead | null): Condition {
  if (!read) return { condition: 'attribute_not_exists(id)' };
  const { leadId, wentOnIn } = read;
  if (wentOnIn === undefined)
    return { condition: 'leadId = :read AND attribute_not_exists(wentOnIn)', values: { ':read': leadId } };
  return { condition: 'leadId = :read AND wentOnIn = :in', values: { ':read': leadId, ':in': wentOnIn } };
}

/** Notes that the visitor of a chat has sent it, if its link is still the one that was read. */
export function markSent(leads: Table, sessionId: string, read: SessionLead): Write {
  return leads.updating(sessionLeadKey(sessionId), { update: 'REMOVE unsent', ...isLink(read) });
}

/** Marks that a form has joined the lead of a chat. */
export function markFormJoined(leads: Table, sessionId: string): Write {
  return leads.updating(sessionLeadKey(sessionId), {
    update: 'SET joinedByForm = :yes',
    values: { ':yes': true },
  });
}
