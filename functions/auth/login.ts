import { verifyPassword } from '@harbour-haul/aws/auth/password';
import { loginSchema } from '@harbour-haul/contract/auth/login';
import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';
import { parseInput } from '@harbour-haul/contract/validate';
import { AppError } from '@harbour-haul/domain/errors';
import { isUsername, normalizeUsername } from '@harbour-haul/domain/users/user';
import { SIGN_IN_COOKIE, tokenCookie } from '../shared/cookies.ts';
import type { Operation } from '../shared/http-types.ts';
import { log } from '../shared/log.ts';
import type { AuthDeps } from './deps.ts';

/** A working day: whoever signs in in the morning stays signed in until the evening. */
const SIGN_IN_LIFETIME_SECONDS = 12 * 3600;

/**
 * `POST /api/login`. A wrong name, a wrong password and a disabled user get the same response after the same work;
 * attempts are counted before the password is verified.
 */
export const login: Operation<AuthDeps> = async (request, deps) => {
  const now = deps.now();
  const { username: typed, password } = parseInput(loginSchema(), request.body);
  const username = normalizeUsername(typed);
  await countAttempt(deps, username, request.viewerAddress, now);
  const user = isUsername(username) ? await deps.users.get(username) : null;
  const right = await verifyPassword(password, user?.passwordHash ?? null);
  if (!user || !right || user.disabled) {
    log('warn', 'sign-in refused');
    throw new AppError('unauthenticated', 'Invalid username or password');
  }
  await deps.attempts.reset('account', username, now);
  const claims = { role: 'admin', subject: username, version: user.tokenVersion } as const;
  const token = await deps.tokens.issue(claims, SIGN_IN_LIFETIME_SECONDS, now);
  const body: SignedInUser = { id: username, username, role: user.role };
  log('info', 'signed in');
  return { status: 200, body, cookies: [tokenCookie(SIGN_IN_COOKIE, token, SIGN_IN_LIFETIME_SECONDS)] };
};

async function countAttempt(deps: AuthDeps, username: string, address: string, now: Date): Promise<void> {
  const waits = await Promise.all([
    deps.attempts.count('account', username, now),
    deps.attempts.count('address', address, now),
  ]);
  const wait = Math.max(...waits);
  if (wait === 0) return;
  const minutes = Math.ceil(wait / 60);
  throw new AppError('rate_limited', `Too many attempts. Please try again in ${minutes} minute(s).`, {
    retryAfterSeconds: wait,
  });
}
