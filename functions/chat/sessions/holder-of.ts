import type { Holder } from '@harbour-haul/aws/dynamodb/sessions/takeovers-repository';
import { colleagueName } from '@harbour-haul/domain/users/display-name';

type Named = Parameters<typeof colleagueName>[0];

/** A user as the holder of a chat: to visitors by the name that they chose for that, never by one made of their username. */
export function holderOf({ username, displayName }: Named): Holder {
  const own = displayName ?? null;
  return {
    adminId: username,
    adminName: colleagueName({ username, displayName: own }),
    adminDisplayName: own,
  };
}
