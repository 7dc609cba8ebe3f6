import { isUsername } from '@harbour-haul/domain/users/user';

/** Whose something in a list is: the admin's own, or nobody's. */
export const LISTED_OWNERS = ['me', 'none'] as const;

/** Stands before the username of a colleague whose things are listed; no username has it. */
const COLLEAGUE = 'user:';

/** What lists the things of a colleague. */
export function ownedBy(username: string): string {
  return `${COLLEAGUE}${username}`;
}

/** Whether a query can name this as the owner of what is listed. */
export function isListedOwner(owner: string | undefined): boolean {
  if (owner === undefined || LISTED_OWNERS.some((known) => known === owner)) return true;
  return owner.startsWith(COLLEAGUE) && isUsername(owner.slice(COLLEAGUE.length));
}

/** The username that a query's owner stands for, null for nobody. */
export function listedOwner(owner: string, me: string): string | null {
  if (owner === 'none') return null;
  return owner === 'me' ? me : owner.slice(COLLEAGUE.length);
}
