import { operation } from '../shared/operation.ts';
import { accountView } from './accounts/account-view.ts';
import type { TeamDeps } from './deps.ts';

/** `GET /api/accounts`: everybody who may sign in or once might, and what was done about accounts. */
export const listAccounts = operation('listAccounts', {}, async (_request, deps: TeamDeps) => {
  const { accounts, events } = await deps.accounts.list();
  return { status: 200, body: { accounts: accounts.map(accountView), events } };
});
