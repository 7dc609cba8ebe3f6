import { verifyPassword } from '@harbour-haul/aws/auth/password';
import { confirmPasswordRequest } from '@harbour-haul/contract/auth/confirm-password';
import { AppError } from '@harbour-haul/domain/errors';
import { CONFIRMED_COOKIE, tokenCookie } from '../shared/cookies.ts';
import { signedInClaims } from '../shared/identity.ts';
import { log } from '../shared/log.ts';
import { operation } from '../shared/operation.ts';
import { countAttempt } from './attempts.ts';
import type { AuthDeps } from './deps.ts';

/** Long enough to add two colleagues, too short for a desk that was left over lunch. */
const CONFIRMED_SECONDS = 600;

const WRONG = 'That is not your password.';

/** `POST /api/user/confirm`. Attempts count as attempts to sign in do: a stolen cookie is no way to guess the password. */
export const confirmPassword = operation(
  'confirmPassword',
  confirmPasswordRequest,
  async (request, deps: AuthDeps) => {
    const { body, cookies, user } = request;
    const { username } = user;
    const now = deps.now();
    const claims = await signedInClaims(cookies, deps);
    if (!claims) throw new AppError('unauthenticated', 'Please sign in.');
    const attempter = await countAttempt({ ...request, username }, deps);
    const stored = await deps.users.get(username);
    if (!(await verifyPassword(body.password, stored?.passwordHash ?? null))) {
      log('warn', 'confirmation refused');
      throw new AppError('invalid_input', WRONG, { fields: { password: WRONG } });
    }
    await deps.attempts.reset(attempter, now);
    const { subject, version, id } = claims;
    const token = await deps.tokens.issue(
      { role: 'confirmed', subject, version, id },
      CONFIRMED_SECONDS,
      now,
    );
    return { status: 204, cookies: [tokenCookie(CONFIRMED_COOKIE, token, CONFIRMED_SECONDS)] };
  },
);
