import { skipToken } from '@tanstack/react-query';

/** Which sessions a list holds. */
export type ListMode = 'active' | 'all';

/** The query keys of the admin chat. */
export const chatKeys = {
  sessions: ['chat', 'sessions'],
  list: (mode: ListMode) => ['chat', 'list', mode],
  visitor: (visitorId: string) => ['chat', 'visitor', visitorId],
  messages: (sessionId: string) => ['chat', 'messages', sessionId],
  online: ['chat', 'online'],
  typing: ['chat', 'typing'],
} as const;

/** Options of data that the chat console alone writes, and that no query fetches. It goes with the sign-in. */
export const WRITTEN_BY_CONSOLE = {
  queryFn: skipToken,
  gcTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
} as const;
