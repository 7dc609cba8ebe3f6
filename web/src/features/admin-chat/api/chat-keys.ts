import type { ChatState } from '@harbour-haul/domain/chat/chat-state';
import { skipToken } from '@tanstack/react-query';

/** Which sessions a list holds: those of one state, all active ones, the admin's own or nobody's of these, or all there are. */
export type ListMode = ChatState | 'active' | 'mine' | 'unassigned' | 'all';

/** Which end of a list comes first, by activity. */
export type SortOrder = 'latest' | 'oldest';

/** The query keys of the admin chat. */
export const chatKeys = {
  sessions: ['chat', 'sessions'],
  list: (mode: ListMode, sort: SortOrder = 'latest') => ['chat', 'list', mode, sort],
  search: (mode: ListMode, sort: SortOrder, text: string) => ['chat', 'search', mode, sort, text],
  counts: ['chat', 'counts'],
  any: ['chat', 'any'],
  waiting: ['chat', 'waiting'],
  lead: (id: number | null) => ['chat', 'lead', id],
  leads: ['chat', 'lead'],
  customers: ['chat', 'customers'],
  notes: (sessionId: string) => ['chat', 'notes', sessionId],
  messages: (sessionId: string) => ['chat', 'messages', sessionId],
  cannedReplies: ['chat', 'canned-replies'],
  online: ['chat', 'online'],
  typing: ['chat', 'typing'],
} as const;

/** Options of data that the chat console alone writes, and that no query fetches. It goes with the sign-in. */
export const WRITTEN_BY_CONSOLE = {
  queryFn: skipToken,
  gcTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
} as const;
