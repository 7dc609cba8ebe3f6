import type { QueryClient } from '@tanstack/react-query';

/** Runs a call that is no query. Its 401 reaches the query client's error handler, which leads to the login. */
export function guardedCall<T>(client: QueryClient, call: () => Promise<T>): Promise<T> {
  return client
    .getMutationCache()
    .build(client, { mutationFn: call, gcTime: 0, retry: false, networkMode: 'always' })
    .execute(undefined);
}
