import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';
import { API_ROUTES } from '@harbour-haul/contract/routes';
import { useQuery } from '@tanstack/react-query';
import { apiRequest } from '#lib/api-client.ts';

/** The user who is signed in. The app's sign-in check has it in the cache already, under the same key. */
export function useSignedInUser(): SignedInUser | null | undefined {
  return useQuery({
    queryKey: ['session'],
    queryFn: ({ signal }) => apiRequest<SignedInUser | null>('GET', API_ROUTES.getUser.path, { signal }),
  }).data;
}
