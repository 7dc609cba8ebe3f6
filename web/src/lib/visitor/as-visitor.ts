import { ApiRequestError } from '../api-client.ts';
import { renewVisitorId, visitorId } from './visitor-id.ts';

let regain: (() => Promise<unknown>) | null = null;

/**
 * Registers how the cookie of this browser's visitor id is got again, where the response that brought it was lost; null for no
 * way. It is tried once.
 */
export function onLostCookie(how: typeof regain): void {
  regain = how;
}

/**
 * Makes a call under this browser's visitor id. A visitor id that has data but lost its cookie is refused; then the
 * call is repeated once, under a new one where the cookie cannot be had again.
 * @throws whatever the call throws otherwise.
 */
export async function asVisitor<T>(call: (visitorId: string) => Promise<T>): Promise<T> {
  try {
    return await call(visitorId());
  } catch (error) {
    if (!isRefusedVisitor(error)) throw error;
    const how = regain;
    regain = null;
    const isRegained = how !== null && (await how().then(Boolean, () => false));
    return call(isRegained ? visitorId() : renewVisitorId());
  }
}

/** Whether the server says that this browser is not the visitor that it claims to be. */
function isRefusedVisitor(error: unknown): boolean {
  return error instanceof ApiRequestError && (error.status === 401 || error.status === 403);
}
