import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/admin-call.ts';
import { chatKeys } from './chat-keys.ts';
import { useSessions } from './sessions.ts';

/** Whether there may be a chat in some list: one that is known here, or by the server, which is asked where none is. */
export function useAnyChat(isAsked: boolean): boolean {
  const isKnown = useSessions().size > 0;
  const { data, isError } = useQuery({
    queryKey: chatKeys.any,
    queryFn: async ({ signal }) => {
      const { sessions } = await call(
        'listChatSessions',
        { query: { limit: 1, _t: Date.now() } },
        { signal },
      );
      return sessions.length > 0;
    },
    enabled: isAsked && !isKnown,
    staleTime: 0,
  });
  return isKnown || isError || data === true;
}
