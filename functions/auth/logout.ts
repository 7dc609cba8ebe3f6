import type { UserState } from '@harbour-haul/aws/dynamodb/users/users-repository';
import { logoutRequest } from '@harbour-haul/contract/auth/logout';
import { endedSignIn, forgettableSignIns } from '@harbour-haul/domain/users/sign-in';
import { CONFIRMED_COOKIE, clearedCookie, SIGN_IN_COOKIE } from '../shared/cookies.ts';
import { signedInClaims } from '../shared/identity.ts';
import { operation } from '../shared/operation.ts';
import type { AuthDeps } from './deps.ts';

/**
 * `POST /api/logout`: ends the sign-in of this browser, so that a copy of its cookie is worthless as well, and closes its
 * sockets; `everywhere` ends all sign-ins of the user. Without a valid cookie it is only cleared.
 */
export const logout = operation('logout', logoutRequest, async ({ body, cookies }, deps: AuthDeps) => {
  const claims = await signedInClaims(cookies, deps);
  const user = claims && (await deps.users.getState(claims.subject));
  if (user && (body.everywhere || claims.id === null)) await endAll(user, deps);
  else if (user && claims.id !== null) await endOne(user, claims.id, claims.expiresAt, deps);
  return { status: 204, cookies: [clearedCookie(SIGN_IN_COOKIE), clearedCookie(CONFIRMED_COOKIE)] };
});

async function endAll({ username }: UserState, { users, relay }: AuthDeps): Promise<void> {
  await users.revokeTokens(username);
  await relay.closeAllOfUser(username);
}

async function endOne(user: UserState, id: string, expiresAt: number, deps: AuthDeps): Promise<void> {
  const { username, endedSignIns = [] } = user;
  await deps.users.endSignIn(username, endedSignIn(id, expiresAt));
  await deps.relay.closeAllOfUser(username, id);
  await deps.users.forgetSignIns(username, forgettableSignIns(endedSignIns, deps.now()));
}
