import type { User } from './user.ts';

/** More people than one business has who answer leads; what lists them reads each. */
export const MAX_ACCOUNTS = 50;

/** Whether somebody can sign in, has yet to choose a password by a set-up link, or may not. */
export type AccountState = 'active' | 'invited' | 'disabled';

/** Which of them a user is. A link that was ended leaves its time behind until a password is chosen. */
export function accountState({ disabled, setUpUntil }: Pick<User, 'disabled' | 'setUpUntil'>): AccountState {
  if (disabled) return 'disabled';
  return setUpUntil === undefined ? 'active' : 'invited';
}

/**
 * What an admin does about accounts; `set_up` is done by whom it is about, by their link, and `changed_password` by whoever is
 * signed in.
 */
export type TeamAction =
  | 'added'
  | 'renamed'
  | 'reset'
  | 'disabled'
  | 'enabled'
  | 'set_up'
  | 'changed_password';

/** An entry of the team's log. */
export interface TeamEvent {
  /** ISO 8601 in UTC. */
  at: string;
  /** The username of who did it. */
  by: string;
  what: TeamAction;
  /** The username of whom it is about. */
  username: string;
}
