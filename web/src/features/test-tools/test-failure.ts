import { serverMessage } from '#lib/api-client.ts';

/** A failure that the test found; its message is shown to people. */
export class TestFailure extends Error {}

/** Returns the text of a failure for people. */
export function failureText(error: unknown): string {
  if (error instanceof TestFailure) return error.message;
  return serverMessage(error) ?? 'The server could not be reached or did not answer.';
}
