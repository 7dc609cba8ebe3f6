import type { AccountState } from '@harbour-haul/domain/users/account';

/** Somebody of the team, as the console lists them. */
export interface Account {
  /** The username. */
  id: string;
  /** What visitors see of them; null where they see the team alone. */
  displayName: string | null;
  state: AccountState;
  /** Until when their set-up link is good; null where there is none. */
  setUpUntil: string | null;
  createdAt: string;
  lastSignInAt: string | null;
}

/** What a colleague sets their account up by. The secret is returned once and stored nowhere. */
export interface SetUpLink {
  username: string;
  secret: string;
  /** Until when it is good. */
  until: string;
}
