import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { PersonRequestTopic } from '@harbour-haul/domain/chat/questions/person-request';
import { createContext, use } from 'react';
import { requestText, wantsPerson } from './person-wish.ts';

/** What the visitor of a lead's chat asked people for, and nobody has taken over. */
export interface AskedInChat {
  leadId: number;
  about: PersonRequestTopic | null;
  /** In words: "Asked to cancel". */
  text: string;
  /** Since when; ISO 8601 in UTC. */
  at: string | null;
}

/** By the ids of their leads. Chats know their leads, and leads nothing of what is asked in a chat. */
export const AskedInChatContext = createContext<ReadonlyMap<number, AskedInChat>>(new Map());

/** Returns what the visitor of a lead's chat asked for; undefined where that is nothing, or somebody has taken it over. */
export function useAskedInChat(leadId: number): AskedInChat | undefined {
  return use(AskedInChatContext).get(leadId);
}

/** Returns what is asked for in chats that have a lead; of several chats of one lead the latest wish. */
export function askedInChats(sessions: Iterable<ChatSession>): AskedInChat[] {
  const byLead = new Map<number, AskedInChat>();
  for (const session of sessions) {
    const { leadId, personRequestAbout: about, personRequestedAt: at } = session;
    if (leadId === null || !wantsPerson(session)) continue;
    if ((byLead.get(leadId)?.at ?? '') > (at ?? '')) continue;
    byLead.set(leadId, { leadId, about, text: requestText(session), at });
  }
  return [...byLead.values()].toSorted((a, b) => a.leadId - b.leadId);
}
