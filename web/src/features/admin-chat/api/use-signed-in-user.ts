import type { SessionUser } from '@harbour-haul/contract/auth/session-user';
import { API_ROUTES } from '@harbour-haul/contract/routes';
import { useQuery } from '@tanstack/react-query';
import { apiRequest } from '#lib/api-client.ts';

/** Who is signed in. The app's session check has this in the cache already; the key is the same. */
export function useAdmin(): SessionUser | null | undefined {
  return useQuery({
    queryKey: ['session'],
    queryFn: ({ signal }) => apiRequest<SessionUser | null>('GET', API_ROUTES.getUser.path, { signal }),
  }).data;
}
