import { randomUUID } from 'node:crypto';
import { verifyPassword } from '@harbour-haul/aws/auth/password';
import { loginRequest } from '@harbour-haul/contract/auth/login';
import { AppError } from '@harbour-haul/domain/errors';
import { isUsername, maySignIn, normalizeUsername } from '@harbour-haul/domain/users/user';
import { SIGN_IN_COOKIE, tokenCookie } from '../shared/cookies.ts';
import { log } from '../shared/log.ts';
import { operation } from '../shared/operation.ts';
import { countAttempt, rememberBrowser } from './attempts.ts';
import type { AuthDeps } from './deps.ts';

/** A working day: whoever signs in in the morning stays signed in until the evening. */
const SIGN_IN_LIFETIME_SECONDS = 12 * 3600;

/**
 * `POST /api/login`. A wrong name, a wrong password and a disabled user get the same response after the same work;
 * attempts are counted before the password is verified.
 */
export const login = operation('login', loginRequest, async (request, deps: AuthDeps) => {
  const { body, cookies } = request;
  const now = deps.now();
  const username = normalizeUsername(body.username);
  const attempter = await countAttempt({ ...request, username }, deps);
  const user = isUsername(username) ? await deps.users.get(username) : null;
  const right = await verifyPassword(body.password, user?.passwordHash ?? null);
  if (!user || !right || !maySignIn(user)) {
    log('warn', 'sign-in refused');
    throw new AppError('unauthenticated', 'Invalid username or password');
  }
  await Promise.all([
    deps.attempts.reset(attempter, now),
    deps.team.add(username),
    deps.users.noteSignIn(username, now),
  ]);
  const claims = {
    role: 'admin',
    subject: username,
    version: user.tokenVersion,
    id: randomUUID(),
  } as const;
  const { role, displayName } = user;
  const token = await deps.tokens.issue(claims, SIGN_IN_LIFETIME_SECONDS, now);
  log('info', 'signed in');
  return {
    status: 200,
    body: { id: username, username, role, ...(displayName !== undefined && { displayName }) },
    cookies: [
      tokenCookie(SIGN_IN_COOKIE, token, SIGN_IN_LIFETIME_SECONDS),
      await rememberBrowser(user, cookies, deps),
    ],
  };
});
