import { serverMessage } from '#lib/api-client.ts';

/** A finding of the test; its message is for people. */
export class TestFailure extends Error {}

/** What went wrong, in words. */
export function failureText(error: unknown): string {
  if (error instanceof TestFailure) return error.message;
  return serverMessage(error) ?? 'The server could not be reached or did not answer.';
}
