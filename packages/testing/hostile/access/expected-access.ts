import type { ApiRoute } from '@harbour-haul/contract/operation';
import type { IdentityName } from '../hostile-stage.ts';

/**
 * What a route is to respond to somebody. `passes`: whatever the operation says, but for 401, 403 and a failure of its own.
 * `foreign`: as somebody known who asks for what belongs to others: no success where the path names it.
 */
export type Expected = 'passes' | 'foreign' | 'unauthenticated' | 'forbidden' | 'hidden';

/** Whether somebody may see all that admins see. */
export function isOfTeam(identity: IdentityName): boolean {
  return identity === 'admin' || identity === 'confirmed admin';
}

/** What the contract's `access` promises to each identity, on routes whose path names what belongs to the owner. */
export function expectedAccess(access: ApiRoute['access'], identity: IdentityName): Expected {
  const isTeam = isOfTeam(identity);
  const isOwner = identity === 'owner';
  switch (access) {
    case 'public':
      return 'foreign';
    case 'admin':
      return isTeam ? 'passes' : 'unauthenticated';
    case 'confirmed':
      if (identity === 'confirmed admin') return 'passes';
      return isTeam ? 'forbidden' : 'unauthenticated';
    case 'link':
      return identity === 'link holder' ? 'passes' : 'unauthenticated';
    case 'viewer':
      return isTeam || isOwner ? 'passes' : 'hidden';
    case 'visitor':
      if (isOwner) return 'passes';
      return identity === 'other visitor' ? 'forbidden' : 'unauthenticated';
    case 'participant':
      if (isTeam || isOwner) return 'passes';
      return identity === 'other visitor' ? 'foreign' : 'unauthenticated';
    default:
      return access satisfies never;
  }
}

/** Whether a status keeps the promise. @param namesOwner whether the path names something of the owner's */
export function isKept(expected: Expected, status: number, namesOwner: boolean): boolean {
  switch (expected) {
    case 'passes':
      return status < 500 && status !== 401 && status !== 403;
    case 'foreign':
      return status < 500 && !(namesOwner && status < 300);
    case 'unauthenticated':
      return status === 401;
    case 'forbidden':
      return status === 403;
    case 'hidden':
      return status === 404;
    default:
      return expected satisfies never;
  }
}
