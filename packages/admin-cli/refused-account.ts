import { passwordWeakness } from '@harbour-haul/aws/auth/password-strength';
import { isUsername, normalizeUsername } from '@harbour-haul/domain/users/user';

/**
 * Why the account of ADMIN_USERNAME and ADMIN_PASSWORD is not made, in one line with the remedy: nobody could sign in with
 * the name, or anybody could guess the password. Null where it is fine; what is not named is chosen by the product.
 */
export function refusedAccount({
  ADMIN_USERNAME,
  ADMIN_PASSWORD,
}: Readonly<Record<string, string | undefined>>): string | null {
  const username = normalizeUsername(ADMIN_USERNAME || 'admin');
  if (!isUsername(username)) {
    return 'ADMIN_USERNAME must have 1 to 100 letters, digits or . _ @ + -, and begin with a letter or a digit.';
  }
  const weakness = ADMIN_PASSWORD ? passwordWeakness(ADMIN_PASSWORD, username) : null;
  return weakness && `ADMIN_PASSWORD is refused. ${weakness}`;
}
