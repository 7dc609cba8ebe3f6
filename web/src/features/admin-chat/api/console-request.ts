import type { QueryClient } from '@tanstack/react-query';
import { type ApiRequestOptions, apiRequest } from '#lib/api-client.ts';

/** A call of the API, as `apiRequest` makes it. */
export type ConsoleRequest = <T>(
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  options?: ApiRequestOptions,
) => Promise<T>;

/** Calls that pass the query client's error handler, which leads to the login when the sign-in has ended. */
export function consoleRequest(client: QueryClient): ConsoleRequest {
  return <T>(method: 'GET' | 'POST' | 'PATCH', path: string, options?: ApiRequestOptions) =>
    client
      .getMutationCache()
      .build(client, {
        mutationFn: () => apiRequest<T>(method, path, options),
        gcTime: 0,
        retry: false,
        networkMode: 'always',
      })
      .execute(undefined);
}
