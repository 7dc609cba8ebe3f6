import { ApiRequestError, serverMessage } from '#lib/api-client.ts';

/**
 * Why a login failed, in words for the user: the server's own, else the specification's. Trouble with the server or the
 * way to it is not called a wrong password, which would send people to reset what is right.
 */
export function loginFailureText(error: unknown): string {
  if (!(error instanceof ApiRequestError)) return "We couldn't reach our servers. Please try again later.";
  if (error.status >= 500) return 'Something went wrong on our side. Please try again in a moment.';
  return serverMessage(error) ?? 'Invalid username or password';
}
