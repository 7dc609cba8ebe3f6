import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';
import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { keepUnsentOf } from '#features/admin-chat/unsent/unsent-store.ts';
import { startDrafts } from '#features/admin-leads/lead-editor/draft-store.ts';
import { call } from '#lib/api/admin-call.ts';
import { isUnauthenticated } from '#lib/api-client.ts';
import { SIGNED_IN_USER_KEY } from '#lib/team/use-my-id.ts';

/** Who is signed in; null for nobody. An error means that this could not be found out, which is no sign-out. */
export function useSignedInUser(): UseQueryResult<SignedInUser | null> {
  return useQuery({
    queryKey: SIGNED_IN_USER_KEY,
    queryFn: fetchSignedInUser,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

async function fetchSignedInUser({ signal }: { signal: AbortSignal }): Promise<SignedInUser | null> {
  try {
    const user = await call('getUser', {}, { signal });
    keepOwnOnly(user);
    return user;
  } catch (error) {
    if (isUnauthenticated(error)) return null;
    throw error;
  }
}

/** Drops what another admin has left at this machine, whose session ended without a sign-out. */
function keepOwnOnly({ id }: SignedInUser): void {
  startDrafts(id);
  keepUnsentOf(id);
}

/** Stores who has just signed in. */
export function setSignedInUser(client: QueryClient, user: SignedInUser): void {
  keepOwnOnly(user);
  client.setQueryData(SIGNED_IN_USER_KEY, user);
}

/**
 * Clears the user, so that every screen behind the login is left at once.
 * @returns whether somebody was signed in
 */
export function clearSignedInUser(client: QueryClient): boolean {
  const wasSignedIn = Boolean(client.getQueryData(SIGNED_IN_USER_KEY));
  client.setQueryData(SIGNED_IN_USER_KEY, null);
  return wasSignedIn;
}

/** Drops what was loaded behind the login, so that the next person at this machine finds nothing of it. */
export function clearLoadedData(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SIGNED_IN_USER_KEY[0] });
}
