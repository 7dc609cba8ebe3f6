import type { LambdaName } from '@harbour-haul/contract/functions';

/** What AWS keeps of an account's concurrency for functions that reserve none. */
const UNRESERVED = 100;

/** What visitors' calls of leads may take of the account's at most: the rest is for chats, sockets, photos and sign-ins. */
const SHARE_OF_VISITORS = 0.25;

/** Admins are few, and each has a handful of calls under way. */
const OF_ADMINS = 20;

/**
 * How many of a function may run at once, which no other function can take; undefined where it shares with the others. A flood of
 * one then takes nothing of the other. An account that has too few, as a new one, can reserve none.
 * @param concurrency what the account may run at once
 */
export function reservedConcurrency(name: LambdaName, concurrency: number): number | undefined {
  const shares: Partial<Record<LambdaName, number>> = {
    leads: Math.floor(concurrency * SHARE_OF_VISITORS),
    'admin-leads': OF_ADMINS,
  };
  const sum = Object.values(shares).reduce((total, one) => total + one, 0);
  return concurrency - sum < UNRESERVED ? undefined : shares[name];
}
