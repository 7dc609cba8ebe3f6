import { passwordWeakness } from '@harbour-haul/aws/auth/password-strength';
import { AppError } from '@harbour-haul/domain/errors';

/** @throws AppError `invalid_input` for a password that is easy to guess, by name and with the remedy. */
export function requireStrong(password: string, username: string): void {
  const weakness = passwordWeakness(password, username);
  if (weakness) throw new AppError('invalid_input', weakness, { fields: { password: weakness } });
}
