import { refusalText, failureText as textOf } from '#lib/failure-text.ts';

/** Why something about the team was not done, in words with the remedy. */
export function failureText(error: unknown): string {
  return refusalText(error) ?? textOf(error, 'This was not done. Please try again.');
}
