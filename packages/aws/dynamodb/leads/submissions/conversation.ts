import type { SessionLead } from '@harbour-haul/domain/leads/submission/plan-submission';
import type { Table } from '../../table/table.ts';
import { type ChatTombstone, readChatLink, type StoredChatLink } from '../rows/lead-links.ts';

/** A conversation goes on in so many sessions: all of them are withdrawn in one transaction. */
export const MAX_WENT_ON = 20;

/** The first session of a conversation. */
export type FirstChat = { sessionId: string } & StoredChatLink;

/** A session of a conversation, and its link as it was read; null for one that was never saved. */
export interface LinkedChat {
  sessionId: string;
  link: SessionLead | null;
}

/** A conversation, in however many sessions it was held. */
export interface Conversation {
  /** Its visitor has withdrawn it. */
  tombstone: ChatTombstone | null;
  /** Its sessions that no tombstone stands for, the first of them first. */
  chats: LinkedChat[];
}

/** The session in which the conversation of a session became a lead, which may be the same; null where it is none yet. */
export async function readFirstChat(leads: Table, sessionId: string): Promise<FirstChat | null> {
  const stored = await readChatLink(leads, sessionId);
  const from = stored?.link?.wentOnFrom;
  const first = from === undefined ? null : await readChatLink(leads, from);
  // Where an admin has deleted the lead, each of its sessions makes another one.
  const isSame = first !== null && (first.tombstone !== null || first.link.leadId === stored?.link?.leadId);
  if (from !== undefined && isSame) return { sessionId: from, ...first };
  return stored && { sessionId, ...stored };
}

/**
 * The conversation of a session. One that was never saved is a conversation by itself, or goes on with that of an earlier
 * session of its visitor.
 */
export async function readConversation(
  leads: Table,
  sessionId: string,
  earlierSessionId: string | null,
): Promise<Conversation> {
  const unsaved = (id: string) => ({ sessionId: id, link: null });
  const own = await readFirstChat(leads, sessionId);
  if (own?.tombstone) return { tombstone: own.tombstone, chats: [] };
  const first = own ?? (earlierSessionId === null ? null : await readFirstChat(leads, earlierSessionId));
  if (first?.tombstone) return { tombstone: first.tombstone, chats: [unsaved(sessionId)] };
  if (!first) return { tombstone: null, chats: [unsaved(sessionId)] };
  const later = await Promise.all((first.link.wentOnIn ?? []).map((id) => readLater(leads, id, first.link)));
  const chats = [{ sessionId: first.sessionId, link: first.link }, ...later.flat()];
  const isThere = chats.some((chat) => chat.sessionId === sessionId);
  return { tombstone: null, chats: isThere ? chats : [...chats, unsaved(sessionId)] };
}

/** The sessions of a conversation that was not withdrawn, as of `readConversation`. */
export async function conversationSessions(
  leads: Table,
  sessionId: string,
  earlierSessionId: string | null = null,
): Promise<string[]> {
  const { chats } = await readConversation(leads, sessionId, earlierSessionId);
  return chats.map((chat) => chat.sessionId);
}

/** A session in which a conversation went on; none where it is about another lead by now. */
async function readLater(leads: Table, sessionId: string, { leadId }: SessionLead): Promise<LinkedChat[]> {
  const stored = await readChatLink(leads, sessionId);
  return stored?.link?.leadId === leadId ? [{ sessionId, link: stored.link }] : [];
}
