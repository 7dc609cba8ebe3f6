import { maySignIn, type User } from './user.ts';

/** A colleague may be on holiday until after a weekend, and a link that lies about for longer is found by others. */
const SET_UP_HOURS = 72;

/** Until when a set-up link is good that is made now, ISO 8601 in UTC. */
export function setUpEnd(now: Date): string {
  return new Date(now.getTime() + SET_UP_HOURS * 3_600_000).toISOString();
}

type SetUp = Pick<User, 'role' | 'disabled' | 'setUpHash' | 'setUpUntil'>;

/** Whether a set-up link still sets up an account: its secret by its hash. */
export function isSetUpGood(user: SetUp, setUpHash: string, now: Date): boolean {
  if (!maySignIn(user) || user.setUpHash === undefined || user.setUpHash !== setUpHash) return false;
  return (user.setUpUntil ?? '') > now.toISOString();
}
