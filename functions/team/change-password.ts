import { hashPassword } from '@harbour-haul/aws/auth/password';
import { changePasswordRequest } from '@harbour-haul/contract/team/change-password';
import { requireWithin } from '../shared/limits/require-within.ts';
import { operation } from '../shared/operation.ts';
import { actorOf, requireChanged } from './accounts/change-account.ts';
import { requireStrong } from './accounts/require-strong.ts';
import type { TeamDeps } from './deps.ts';

/** `POST /api/user/password`: sets another password of one's own, and ends every sign-in and socket of it. */
export const changePassword = operation(
  'changePassword',
  changePasswordRequest,
  async (request, deps: TeamDeps) => {
    await requireWithin('teamChanges', request.viewerAddress, deps);
    const actor = actorOf(request);
    requireStrong(request.body.password, actor.username);
    const passwordHash = await hashPassword(request.body.password);
    const change = await deps.accounts.changePassword(passwordHash, actor, deps.now().toISOString());
    requireChanged(change, 'changed_password', 'Please sign in.');
    await deps.relay.closeAllOfUser(actor.username);
    return { status: 204 };
  },
);
