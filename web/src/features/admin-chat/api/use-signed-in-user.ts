import type { SessionUser } from '@harbour-haul/contract/auth/session-user';
import { API_ROUTES } from '@harbour-haul/contract/routes';
import { useQuery } from '@tanstack/react-query';
import { apiRequest } from '#lib/api-client.ts';

/** The user who is signed in. The app's sign-in check has it in the cache already, under the same key. */
export function useSignedInUser(): SessionUser | null | undefined {
  return useQuery({
    queryKey: ['session'],
    queryFn: ({ signal }) => apiRequest<SessionUser | null>('GET', API_ROUTES.getUser.path, { signal }),
  }).data;
}
