import { clearedCookie, SESSION_COOKIE } from '../shared/cookies.ts';
import type { Operation } from '../shared/http-types.ts';
import type { AuthDeps } from './deps.ts';

/**
 * `POST /api/logout`: ends every session of the user, so that a copied token is worthless as well, and
 * closes their sockets. Without a session
 * there is nothing to end, and the cookie is cleared all the same.
 */
export const logout: Operation<AuthDeps> = async (request, deps) => {
  const claims = await deps.tokens.verify(request.cookies[SESSION_COOKIE] ?? '', 'admin');
  const user = claims && (await deps.users.get(claims.subject));
  if (user && user.tokenVersion === claims.version) {
    await deps.users.revokeTokens(user.username);
    await deps.relay.endOfUser(user.username);
  }
  return { status: 204, cookies: [clearedCookie(SESSION_COOKIE)] };
};
