import type { StoredAccount } from '@harbour-haul/aws/dynamodb/users/accounts';
import type { Account } from '@harbour-haul/contract/team/account';
import { accountState } from '@harbour-haul/domain/users/account';

/** An account as the console sees it. */
export function accountView(user: StoredAccount): Account {
  return {
    id: user.username,
    displayName: user.displayName ?? null,
    state: accountState(user),
    setUpUntil: user.setUpHash === undefined ? null : (user.setUpUntil ?? null),
    createdAt: user.createdAt,
    lastSignInAt: user.lastSignInAt ?? null,
  };
}
