import { ApiRequestError } from './api-client.ts';
import { renewVisitorId, visitorId } from './visitor-id.ts';

/**
 * Makes a call under this browser's visitor id. A visitor id that has data but lost its cookie is refused; then the
 * call is repeated once under a new one.
 * @throws whatever the call throws otherwise.
 */
export async function asVisitor<T>(call: (visitorId: string) => Promise<T>): Promise<T> {
  try {
    return await call(visitorId());
  } catch (error) {
    if (!isRefusedVisitor(error)) throw error;
    return call(renewVisitorId());
  }
}

/** Whether the server says that this browser is not the visitor that it claims to be. */
function isRefusedVisitor(error: unknown): boolean {
  return error instanceof ApiRequestError && (error.status === 401 || error.status === 403);
}
