import type { TeamEvent } from '@harbour-haul/domain/users/account';
import { defineOperation } from '../operation.ts';
import type { Account } from './account.ts';

/** Everybody who may sign in or once might, by username, and what was done about accounts, the newest first. */
export const listAccounts = defineOperation<{ response: { accounts: Account[]; events: TeamEvent[] } }>()({
  method: 'GET',
  path: '/api/accounts',
  access: 'admin',
  function: 'team',
});
