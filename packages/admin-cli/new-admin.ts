import { hashPassword } from '@harbour-haul/aws/auth/password';
import type { User } from '@harbour-haul/domain/users/user';

/** A user who may do everything, from a normalised name. */
export async function newAdmin(username: string, password: string, now: Date): Promise<User> {
  return {
    username,
    passwordHash: await hashPassword(password),
    role: 'admin',
    disabled: false,
    tokenVersion: 1,
    createdAt: now.toISOString(),
  };
}
