import { ApiRequestError, isUnauthenticated, serverMessage } from '#lib/api-client.ts';

/** Why something could not be done to a lead, for people. */
export function failureReason(error: unknown): string {
  if (isUnauthenticated(error)) return 'You are signed out.';
  const said = serverMessage(error);
  if (said !== undefined) return said;
  if (error instanceof ApiRequestError) return `The server refused it (${error.status}).`;
  return 'The server could not be reached or did not answer.';
}
