import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';
import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { keepUnsentOf } from '#features/admin-chat/unsent/unsent-store.ts';
import { startDrafts } from '#features/admin-leads/lead-editor/draft-store.ts';
import { call } from '#lib/api/admin-call.ts';
import { isUnauthenticated } from '#lib/api-client.ts';
import { readStored, removeStored, writeStored } from '#lib/storage/safe-storage.ts';
import { SIGNED_IN_USER_KEY } from '#lib/team/use-my-id.ts';

/** Where this browser notes that somebody is signed in, as far as it has heard. */
export const SIGNED_IN_HERE_KEY = 'signedInHere';

/**
 * Who is signed in; null for nobody. An error means that this could not be found out, which is no sign-out.
 * @param isAsked whether the server is asked; where it is not, what this page knows already is told
 */
export function useSignedInUser(isAsked = true): UseQueryResult<SignedInUser | null> {
  return useQuery({
    queryKey: SIGNED_IN_USER_KEY,
    queryFn: fetchSignedInUser,
    gcTime: Number.POSITIVE_INFINITY,
    enabled: isAsked,
  });
}

/** Whether somebody may be signed in with this browser: where not, the server would only say 401, which its console would show. */
export function mayBeSignedIn(): boolean {
  return readStored(SIGNED_IN_HERE_KEY) !== null;
}

async function fetchSignedInUser({ signal }: { signal: AbortSignal }): Promise<SignedInUser | null> {
  try {
    const user = await call('getUser', {}, { signal });
    keepOwnOnly(user);
    return user;
  } catch (error) {
    if (!isUnauthenticated(error)) throw error;
    removeStored(SIGNED_IN_HERE_KEY);
    return null;
  }
}

/** Notes the sign-in, and drops what another admin has left at this machine, whose session ended without a sign-out. */
function keepOwnOnly({ id }: SignedInUser): void {
  writeStored(SIGNED_IN_HERE_KEY, '1');
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
  removeStored(SIGNED_IN_HERE_KEY);
  return wasSignedIn;
}

/** Drops what was loaded behind the login, so that the next person at this machine finds nothing of it. */
export function clearLoadedData(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SIGNED_IN_USER_KEY[0] });
}
