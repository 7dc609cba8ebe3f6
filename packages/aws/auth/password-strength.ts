import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

export const MIN_PASSWORD_LENGTH = 12;
const MAX_PASSWORD_LENGTH = 1000;

/** zxcvbn's scale of 0 to 4; 3 takes over 10^8 guesses, out of reach of the limits on sign-in attempts. */
const MIN_SCORE = 3;

/** Why a password is too weak for an admin, as a sentence with the remedy, or null where it is good. */
export function passwordWeakness(password: string, username: string): string | null {
  if (password.length < MIN_PASSWORD_LENGTH) {
    return `The password must have at least ${MIN_PASSWORD_LENGTH} characters.`;
  }
  if (password.length > MAX_PASSWORD_LENGTH) {
    return `The password must have at most ${MAX_PASSWORD_LENGTH} characters.`;
  }
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const { score } = zxcvbn.check(password, [
    username,
    'harbour',
    'haul',
    'halifax',
    'junk',
    'removal',
    'admin',
  ]);
  return score >= MIN_SCORE
    ? null
    : 'The password is too easy to guess; several unrelated words make a good one.';
}
