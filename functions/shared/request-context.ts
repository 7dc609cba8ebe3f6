import { AsyncLocalStorage } from 'node:async_hooks';

/** What every log line of one invocation carries. */
export interface RequestContext {
  requestId: string;
}

/** The context of the invocation that the current code runs in. */
export const requestContext = new AsyncLocalStorage<RequestContext>();
