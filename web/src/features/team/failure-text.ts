import { ApiRequestError, serverMessage } from '#lib/api-client.ts';

/** Why something about the team was not done, in words with the remedy. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiRequestError)) return "We couldn't reach our servers. Please try again later.";
  if (error.status >= 500) return 'Something went wrong on our side. Please try again in a moment.';
  const [field] = Object.values(error.fields ?? {});
  return field ?? serverMessage(error) ?? 'This was not done. Please try again.';
}
