import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadsDeps } from '../deps.ts';

type Sessions = LeadsDeps['sessions'];

/** Of a visitor's chats the newest: who writes in older ones begins another. */
const MAX_CHATS = 20;

/**
 * When the visitor of a chat of a lead had sent that: in this chat, or else first in another of the lead's, from which the
 * conversation may have gone on in this one; null where they did in none.
 */
export function sentAtOf(
  { leadSentAt }: Pick<ChatSession, 'leadSentAt'>,
  chatsOfLead: readonly ChatSession[],
): string | null {
  const sent = chatsOfLead.flatMap((chat) => chat.leadSentAt ?? []).sort();
  return leadSentAt ?? sent[0] ?? null;
}

/** Whether the visitor of a chat waits there for something to be cancelled that was sent by then. */
export function wishesToCancel(
  { personRequestAbout, personRequestedAt }: Pick<ChatSession, 'personRequestAbout' | 'personRequestedAt'>,
  sentAt: string,
): boolean {
  return personRequestAbout === 'cancel' && (personRequestedAt ?? '') > sentAt;
}

/**
 * The chats in which the visitor of a lead wishes to cancel it: those of the lead, and where it is the last that they
 * have sent also those that have sent none, in which the assistant takes it for what is meant (decision 0115).
 */
export async function chatsWithCancelWish(
  lead: Lead,
  { sessions, leads }: { sessions: Sessions; leads: Pick<LeadsDeps['leads'], 'newestOfVisitor'> },
): Promise<ChatSession[]> {
  const chats = await sessions.ofLead(lead);
  const own = chats.filter((chat) => wishesToCancel(chat, sentAtOf(chat, chats) ?? lead.createdAt));
  if (lead.visitorId === null || (await leads.newestOfVisitor(lead.visitorId))?.id !== lead.id) return own;
  const page = await sessions.ofVisitor(lead.visitorId, { limit: MAX_CHATS, after: null });
  const others = page.sessions.filter(
    (session) => session.leadId === null && wishesToCancel(session, lead.createdAt),
  );
  return [...own, ...others];
}
