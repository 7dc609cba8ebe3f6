/** A message that was certainly not sent, so that it may be tried again. Its own message quotes nothing of it. */
export class NotSentError extends Error {
  override readonly name = 'NotSentError';
}

/** What fails before anything is received. */
const NO_CONNECTION = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);

/** Runs a call that sends something. @throws NotSentError where it was refused; else what the call threw. */
export async function throwAsSendError(send: () => Promise<unknown>): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (error instanceof Error && isRefusal(error)) throw new NotSentError(`refused: ${error.name}`);
    throw error;
  }
}

function isRefusal(error: Error & { code?: string; $metadata?: { httpStatusCode?: number } }): boolean {
  const status = error.$metadata?.httpStatusCode;
  if (status !== undefined) return status >= 400 && status < 500;
  return NO_CONNECTION.has(error.code ?? '');
}
