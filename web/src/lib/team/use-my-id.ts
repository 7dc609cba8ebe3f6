import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';
import { useQueryClient } from '@tanstack/react-query';

/** Under which the query cache has who is signed in. */
export const SIGNED_IN_USER_KEY = ['session'];

/** Returns the username of who is signed in; empty where nobody is. */
export function useMyId(): string {
  return useQueryClient().getQueryData<SignedInUser | null>(SIGNED_IN_USER_KEY)?.id ?? '';
}
