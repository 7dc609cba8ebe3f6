import { maySignIn, type User } from './user.ts';

/** One sign-in of a user, as its cookie says. */
export interface SignIn {
  /** Null in cookies that were set before sign-ins had one: these end together alone. */
  id: string | null;
  /** The user's `tokenVersion` then. */
  version: number;
  /** Until when it is good, in seconds since 1970. */
  expiresAt: number;
}

/** What of a user decides whether a sign-in is still good. */
type SignInState = Pick<User, 'role' | 'disabled' | 'tokenVersion' | 'endedSignIns'>;

/** Whether a sign-in was neither ended by itself nor with all others of its user. */
export function isSignInGood(user: SignInState, { id, version, expiresAt }: SignIn): boolean {
  if (!maySignIn(user) || user.tokenVersion !== version) return false;
  return id === null || !user.endedSignIns?.has(endedSignIn(id, expiresAt));
}

/** What is noted of a sign-in that was ended, for as long as its cookie would be good. */
export function endedSignIn(id: string, expiresAt: number): string {
  return `${expiresAt}.${id}`;
}

/** What need not be noted any more. */
export function forgettableSignIns(ended: Iterable<string>, now: Date): string[] {
  return [...ended].filter((one) => Number(one.split('.', 1)[0]) * 1000 <= now.getTime());
}
