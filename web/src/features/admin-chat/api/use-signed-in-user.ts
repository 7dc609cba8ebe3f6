import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/admin-call.ts';

/** The user who is signed in. The app's sign-in check has it in the cache already, under the same key. */
export function useSignedInUser(): SignedInUser | null | undefined {
  return useQuery({
    queryKey: ['session'],
    queryFn: ({ signal }) => call('getUser', {}, { signal }),
  }).data;
}
