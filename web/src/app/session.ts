import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';
import { API_ROUTES } from '@harbour-haul/contract/routes';
import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { apiRequest, isUnauthenticated } from '#lib/api-client.ts';

const SESSION_KEY = ['session'];

/** Who is signed in; null for nobody. An error means that this could not be found out, which is no sign-out. */
export function useSession(): UseQueryResult<SignedInUser | null> {
  return useQuery({ queryKey: SESSION_KEY, queryFn: fetchSession, gcTime: Number.POSITIVE_INFINITY });
}

async function fetchSession({ signal }: { signal: AbortSignal }): Promise<SignedInUser | null> {
  try {
    return await apiRequest<SignedInUser>('GET', API_ROUTES.getUser.path, { signal });
  } catch (error) {
    if (isUnauthenticated(error)) return null;
    throw error;
  }
}

/** Remembers who has just signed in. */
export function startSession(client: QueryClient, user: SignedInUser): void {
  client.setQueryData(SESSION_KEY, user);
}

/** Forgets the user; answers whether there was one. Every screen behind the login leaves at once. */
export function endSession(client: QueryClient): boolean {
  const wasSignedIn = Boolean(client.getQueryData(SESSION_KEY));
  client.setQueryData(SESSION_KEY, null);
  return wasSignedIn;
}

/** Drops what was loaded behind the login, so that the next person at this machine finds nothing of it. */
export function forgetLoadedData(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
}
