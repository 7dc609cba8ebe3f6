import type { UserRole } from '@harbour-haul/domain/users/user';

/** What `POST /api/login` and `GET /api/user` answer: who is signed in. `id` is the username. */
export interface SessionUser {
  id: string;
  username: string;
  role: UserRole;
}
