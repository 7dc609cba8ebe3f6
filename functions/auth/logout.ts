import { clearedCookie, SIGN_IN_COOKIE } from '../shared/cookies.ts';
import { operation } from '../shared/operation.ts';
import type { AuthDeps } from './deps.ts';

/**
 * `POST /api/logout`: revokes every token of the user, so that a copied one is worthless as well, and closes their
 * sockets. Without a valid token only the cookie is cleared.
 */
export const logout = operation('logout', {}, async (request, deps: AuthDeps) => {
  const claims = await deps.tokens.verify(request.cookies[SIGN_IN_COOKIE] ?? '', 'admin');
  const user = claims && (await deps.users.getState(claims.subject));
  if (user && user.tokenVersion === claims.version) {
    await deps.users.revokeTokens(user.username);
    await deps.relay.closeAllOfUser(user.username);
  }
  return { status: 204, cookies: [clearedCookie(SIGN_IN_COOKIE)] };
});
