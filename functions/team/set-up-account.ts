import { hashPassword } from '@harbour-haul/aws/auth/password';
import { setUpAccountRequest } from '@harbour-haul/contract/team/set-up-account';
import { AppError } from '@harbour-haul/domain/errors';
import { isSetUpGood } from '@harbour-haul/domain/users/set-up';
import { normalizeUsername } from '@harbour-haul/domain/users/user';
import { requireWithin } from '../shared/limits/require-within.ts';
import { log } from '../shared/log.ts';
import { operation } from '../shared/operation.ts';
import { requireStrong } from './accounts/require-strong.ts';
import { hashOfSecret } from './accounts/set-up-secret.ts';
import type { TeamDeps } from './deps.ts';

/**
 * `POST /api/accounts/set-up`: chooses a password by a set-up link. Whether the name is nobody's, the secret wrong, the link used
 * or too old is one response, and nothing is hashed before it is known to be good.
 */
export const setUpAccount = operation(
  'setUpAccount',
  setUpAccountRequest,
  async (request, deps: TeamDeps) => {
    const { body, viewerAddress } = request;
    await requireWithin('signIns', viewerAddress, deps);
    const now = deps.now();
    const username = normalizeUsername(body.username);
    const setUpHash = hashOfSecret(body.secret);
    const account = await deps.accounts.get(username);
    if (!account || !isSetUpGood(account, setUpHash, now)) throw uselessLink();
    const { setUpBy, setUpByVersion } = account;
    if (setUpBy === undefined || setUpByVersion === undefined) throw uselessLink();
    const maker = { username: setUpBy, tokenVersion: setUpByVersion };
    requireStrong(body.password, username);
    const passwordHash = await hashPassword(body.password);
    const change = await deps.accounts.setUp(username, setUpHash, passwordHash, maker, now.toISOString());
    if (change !== 'changed') throw uselessLink();
    log('info', 'account changed', { what: 'set_up' });
    return { status: 204 };
  },
);

function uselessLink(): AppError {
  return new AppError(
    'forbidden',
    'This link was used already or is too old. Please ask a colleague for a new one.',
  );
}
