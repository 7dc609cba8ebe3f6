import type { UsersRepository } from '@harbour-haul/aws/dynamodb/users/users-repository';
import { AppError } from '@harbour-haul/domain/errors';
import { colleagueName } from '@harbour-haul/domain/users/display-name';
import { isUsername, maySignIn } from '@harbour-haul/domain/users/user';

/**
 * The admin to whom something is to be assigned, null for nobody.
 * @throws AppError `invalid_input` for somebody who may not sign in, and so would never see it.
 */
export async function requireOwner(
  ownerId: string | null,
  { users }: { users: Pick<UsersRepository, 'getState'> },
): Promise<{ id: string; name: string } | null> {
  if (ownerId === null) return null;
  const user = isUsername(ownerId) ? await users.getState(ownerId) : null;
  if (user && maySignIn(user)) return { id: user.username, name: colleagueName(user) };
  const message = 'There is no such colleague any more.';
  throw new AppError('invalid_input', message, { fields: { ownerId: message } });
}
