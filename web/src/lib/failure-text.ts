import { ApiRequestError, serverMessage } from './api-client.ts';

/**
 * Why something was not done, in words for the user: the server's own, else these. Trouble with the server or the way to it
 * is not called a mistake of the user's, who would correct what is right.
 */
export function failureText(error: unknown, fallback: string): string {
  if (!(error instanceof ApiRequestError)) return "We couldn't reach our servers. Please try again later.";
  if (error.status >= 500) return 'Something went wrong on our side. Please try again in a moment.';
  return serverMessage(error) ?? fallback;
}

/** What the server refuses, by the first field that it names; undefined where it refuses nothing or does not say why. */
export function refusalText(error: unknown): string | undefined {
  if (!(error instanceof ApiRequestError) || error.status >= 500) return undefined;
  const [field] = Object.values(error.fields ?? {});
  return field ?? serverMessage(error);
}
