import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isUnauthenticated } from '#lib/api-client.ts';
import { chatKeys } from './api/chat-keys.ts';
import { listSessions } from './api/session-list.ts';
import type { ChatConsole } from './state/chat-console.ts';
import { type Wait, waitedBefore } from './state/waited-before.ts';

const RETRY_MS = 30_000;

interface WaitingAtStartProps {
  chatConsole: ChatConsole;
  /** Called once with those who waited before the console was there, the longest wait first. */
  onKnown: (waits: readonly Wait[]) => void;
}

/** Asks once who waits already: events tell of what changes alone, and the list may begin further down. */
export function WaitingAtStart({ chatConsole, onKnown }: WaitingAtStartProps) {
  const { data } = useQuery({
    queryKey: chatKeys.waiting,
    queryFn: ({ signal }) => listSessions({ mode: 'needs', sort: 'latest', after: undefined }, signal),
    // Who comes back to the console later asks again.
    gcTime: 0,
    retry: (_count, error) => !isUnauthenticated(error),
    retryDelay: RETRY_MS,
  });
  useEffect(() => {
    if (!data) return;
    const { sessions, user } = chatConsole;
    sessions.merge(data.sessions);
    const waits = data.sessions.flatMap(({ id }) => {
      // What the console has may be newer, and whoever has the chat before them knows.
      const session = sessions.find(id);
      return (session && !chatConsole.isInView(id) && waitedBefore(session, user.id)) || [];
    });
    onKnown(waits.toSorted((a, b) => (a.since < b.since ? -1 : 1)));
  }, [data, chatConsole, onKnown]);
  return null;
}
