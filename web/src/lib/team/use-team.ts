import type { TeamMember } from '@harbour-haul/contract/auth/list-team';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/admin-call.ts';

/** Who is connected changes all the time: each look at the team asks again. */
const TEAM_KEY = ['team'];

interface LoadedTeam {
  members: readonly TeamMember[];
  phase: 'loading' | 'ready' | 'failed';
  retry: () => void;
}

/** Returns whom chats and leads can be assigned to, asked for when it is first shown. */
export function useTeam(): LoadedTeam {
  const query = useQuery({
    queryKey: TEAM_KEY,
    queryFn: async ({ signal }) => (await call('listTeam', {}, { signal })).members,
    staleTime: 0,
  });
  const phase = query.data ? 'ready' : query.isError ? 'failed' : 'loading';
  return { members: query.data ?? [], phase, retry: () => void query.refetch() };
}
