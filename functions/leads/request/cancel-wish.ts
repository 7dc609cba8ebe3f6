import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadsDeps } from '../deps.ts';

type Sessions = LeadsDeps['sessions'];

/** Of a visitor's chats the newest: who writes in older ones begins another. */
const MAX_CHATS = 20;

/** The chat that a lead was sent in, of the visitor whose lead it is; null for none. */
export async function chatOf(
  { id, sessionId, visitorId }: Pick<Lead, 'id' | 'sessionId' | 'visitorId'>,
  sessions: Pick<Sessions, 'get'>,
): Promise<ChatSession | null> {
  const session = sessionId === null ? undefined : (await sessions.get(sessionId))?.session;
  return session && session.visitorId === visitorId && session.leadId === id ? session : null;
}

/** Whether the visitor of a chat waits there for something to be cancelled that was sent by then. */
export function wishesToCancel(
  { personRequestAbout, personRequestedAt }: Pick<ChatSession, 'personRequestAbout' | 'personRequestedAt'>,
  sentAt: string,
): boolean {
  return personRequestAbout === 'cancel' && (personRequestedAt ?? '') > sentAt;
}

/**
 * The chats in which the visitor of a lead wishes to cancel it: the one that it was sent in, and where it is the last that they
 * have sent also those that have sent none, in which the assistant takes it for what is meant (decision 0115).
 */
export async function chatsWithCancelWish(
  lead: Lead,
  { sessions, leads }: { sessions: Sessions; leads: Pick<LeadsDeps['leads'], 'newestOfVisitor'> },
): Promise<ChatSession[]> {
  const chat = await chatOf(lead, sessions);
  const own = chat && wishesToCancel(chat, chat.leadSentAt ?? lead.createdAt) ? [chat] : [];
  if (lead.visitorId === null || (await leads.newestOfVisitor(lead.visitorId))?.id !== lead.id) return own;
  const page = await sessions.ofVisitor(lead.visitorId, { limit: MAX_CHATS, after: null });
  const others = page.sessions.filter(
    (session) => session.leadId === null && wishesToCancel(session, lead.createdAt),
  );
  return [...own, ...others];
}
