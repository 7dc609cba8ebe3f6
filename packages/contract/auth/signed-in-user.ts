import type { UserRole } from '@harbour-haul/domain/users/user';

/** The admin who is signed in. `id` is the username. */
export interface SignedInUser {
  id: string;
  username: string;
  role: UserRole;
  /** What visitors see of them in a chat; not there where they see the team alone. */
  displayName?: string;
}
