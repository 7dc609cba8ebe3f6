import type { TeamMember } from '@harbour-haul/contract/auth/list-team';
import { displayName } from '@harbour-haul/domain/users/display-name';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/admin-call.ts';

const TEAM_QUERY = queryOptions({
  queryKey: ['team'],
  queryFn: ({ signal }) => call('listTeam', {}, { signal }),
});

interface LoadedTeam {
  members: readonly TeamMember[];
  phase: 'loading' | 'ready' | 'failed';
  retry: () => void;
}

/** Returns whom chats and leads can be assigned to, asked for when it is first shown. */
export function useTeam(): LoadedTeam {
  // Who is connected changes all the time: each look at the team asks again.
  const query = useQuery({ ...TEAM_QUERY, staleTime: 0 });
  const phase = query.data ? 'ready' : query.isError ? 'failed' : 'loading';
  return { members: query.data?.members ?? [], phase, retry: () => void query.refetch() };
}

/**
 * Returns what colleagues are called, by username: as in the lists of whom chats and leads are assigned to, also who may
 * sign in no more. Who is in neither is called by their username.
 * @param isNeeded whether the team is asked for where it is not known yet
 */
export function useColleagueNames(isNeeded: boolean): (username: string) => string {
  const { data } = useQuery({ ...TEAM_QUERY, staleTime: Number.POSITIVE_INFINITY, enabled: isNeeded });
  const known = [...(data?.members ?? []), ...(data?.former ?? [])];
  return (username) => known.find(({ id }) => id === username)?.name ?? displayName(username);
}
