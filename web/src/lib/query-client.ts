import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isUnauthenticated } from '#lib/api-client.ts';

/**
 * The cache of what the server said, with the defaults of specification section 7: nothing is fetched again by itself.
 * A query that needs fresher data says so itself.
 * @param onUnauthenticated called whenever a query or mutation fails with 401: the login has ended meanwhile.
 */
export function createQueryClient(onUnauthenticated: (client: QueryClient) => void): QueryClient {
  const onError = (error: Error) => {
    if (isUnauthenticated(error)) onUnauthenticated(client);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        // A call made offline shall fail and say so, rather than wait in silence.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
