import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';
import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { keepUnsentOf } from '#features/admin-chat/unsent/unsent-store.ts';
import { startDrafts } from '#features/admin-leads/drafts/draft-store.ts';
import { call } from '#lib/api/admin-call.ts';
import { isUnauthenticated } from '#lib/api-client.ts';
import { leaveLoginNote, type NotedToast } from '#lib/sign-in/login-note.ts';
import { noteSignedIn, noteSignedOut } from '#lib/sign-in/signed-in-here.ts';
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
    if (!isUnauthenticated(error)) throw error;
    noteSignedOut();
    return null;
  }
}

/** Notes the sign-in, and drops what another admin has left at this machine, whose session ended without a sign-out. */
function keepOwnOnly({ id }: SignedInUser): void {
  noteSignedIn();
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
 * @param why what the login says of it, where somebody was signed in
 */
export function clearSignedInUser(client: QueryClient, why?: NotedToast): void {
  if (why && client.getQueryData(SIGNED_IN_USER_KEY)) leaveLoginNote({ toast: why });
  client.setQueryData(SIGNED_IN_USER_KEY, null);
  noteSignedOut();
}

/** Drops what was loaded behind the login, so that the next person at this machine finds nothing of it. */
export function clearLoadedData(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SIGNED_IN_USER_KEY[0] });
}
