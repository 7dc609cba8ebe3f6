import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { PersonRequestTopic } from '@harbour-haul/domain/chat/questions/person-request';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { createContext, use } from 'react';
import { requestText, wantsPerson } from './person-wish.ts';

/** What the visitor of a lead's chat asked people for, and nobody has taken over. */
export interface AskedInChat {
  leadId: number;
  sessionId: string;
  about: PersonRequestTopic | null;
  /** In words: "Asked to cancel". */
  text: string;
  /** Since when; ISO 8601 in UTC. */
  at: string | null;
}

/** Chats know their leads, and leads nothing of what is asked in a chat. */
export const AskedInChatContext = createContext<readonly AskedInChat[]>([]);

/**
 * Returns what the visitor of a lead's chat asked for, or of the chat that it has from a lead that was merged into it; undefined where
 * that is nothing, or somebody has taken it over.
 */
export function useAskedInChat({ id, sessionId }: Pick<Lead, 'id' | 'sessionId'>): AskedInChat | undefined {
  const asked = use(AskedInChatContext);
  return asked.find((one) => one.leadId === id) ?? asked.find((one) => one.sessionId === sessionId);
}

/** Returns what is asked for in chats that have a lead; of several chats of one lead the latest wish. */
export function askedInChats(sessions: Iterable<ChatSession>): AskedInChat[] {
  const byLead = new Map<number, AskedInChat>();
  for (const session of sessions) {
    const { id: sessionId, leadId, personRequestAbout: about, personRequestedAt: at } = session;
    if (leadId === null || !wantsPerson(session)) continue;
    if ((byLead.get(leadId)?.at ?? '') > (at ?? '')) continue;
    byLead.set(leadId, { leadId, sessionId, about, text: requestText(session), at });
  }
  return [...byLead.values()].toSorted((a, b) => a.leadId - b.leadId);
}
