import type { Account } from '@harbour-haul/contract/team/account';
import type { TeamEvent } from '@harbour-haul/domain/users/account';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/admin-call.ts';

const ACCOUNTS_KEY = ['accounts'];

interface LoadedAccounts {
  accounts: readonly Account[];
  events: readonly TeamEvent[];
  phase: 'loading' | 'ready' | 'failed';
  /** What is shown may have changed since. */
  isStale: boolean;
  refresh: () => void;
}

/** Everybody of the team, asked for whenever they are looked at. */
export function useAccounts(): LoadedAccounts {
  const query = useQuery({
    queryKey: ACCOUNTS_KEY,
    queryFn: ({ signal }) => call('listAccounts', {}, { signal }),
    staleTime: 0,
  });
  return {
    accounts: query.data?.accounts ?? [],
    events: query.data?.events ?? [],
    phase: query.data ? 'ready' : query.isError ? 'failed' : 'loading',
    isStale: query.data !== undefined && query.isError,
    refresh: () => void query.refetch(),
  };
}

/** What makes every list of colleagues ask again. */
export function useRefreshAccounts(): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: ACCOUNTS_KEY });
    void client.invalidateQueries({ queryKey: ['team'] });
  };
}
