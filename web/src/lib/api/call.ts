import type {
  ApiRoute,
  BodyOf,
  FileContent,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from '@harbour-haul/contract/operation';
import { apiFile, apiRequest } from '#lib/api-client.ts';

interface CallOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** As of `apiRequest`. */
  textIsFine?: boolean;
}

/** What a call says beside the name of its operation: path parameters, query and body, as far as it takes them. */
export type CallInput<R extends ApiRoute> = ParamsInput<R> & QueryInput<R> & BodyInput<R>;

type ParamsInput<R extends ApiRoute> = keyof ParamsOf<R> extends never
  ? { params?: never }
  : { params: Record<keyof ParamsOf<R>, string | number> };

type QueryInput<R> = [QueryOf<R>] extends [never]
  ? { query?: never }
  : Partial<QueryOf<R>> extends QueryOf<R>
    ? { query?: QueryValues<QueryOf<R>> }
    : { query: QueryValues<QueryOf<R>> };

/** Numbers are written out; what is undefined is left out. */
type QueryValues<Q> = { [K in keyof Q]: Q[K] | (string extends Exclude<Q[K], undefined> ? number : never) };

type BodyInput<R> = [BodyOf<R>] extends [never] ? { body?: never } : { body: BodyOf<R> };

/** An input that says nothing may be left out. */
type CallArguments<R extends ApiRoute> =
  Partial<CallInput<R>> extends CallInput<R>
    ? [input?: CallInput<R>, options?: CallOptions]
    : [input: CallInput<R>, options?: CallOptions];

type NamesOfFiles<Routes> = {
  [N in keyof Routes]: ResponseOf<Routes[N]> extends FileContent ? N : never;
}[keyof Routes];

/**
 * The calls of a table of operations, by name: path, body and response follow from the contract.
 *
 * - `call` requests JSON; it resolves to undefined for an empty response.
 * - `callForFile` requests a file.
 * - `urlOf` is the address of an operation, for links and images.
 *
 * @throws (the calls) ApiRequestError for any status that is not a success; TypeError where the server was not reached.
 */
export function callsOf<Routes extends Record<string, ApiRoute>>(routes: Routes) {
  function urlOf<N extends keyof Routes>(name: N, ...[input]: CallArguments<Routes[N]>): string {
    return address(routes[name] as ApiRoute, input);
  }
  function call<N extends keyof Routes>(
    name: N,
    ...[input, options = {}]: CallArguments<Routes[N]>
  ): Promise<ResponseOf<Routes[N]>> {
    const route = routes[name] as ApiRoute;
    const { headers, signal, textIsFine = false } = options;
    const { body } = (input ?? {}) as { body?: unknown };
    return apiRequest(route.method, address(route, input), {
      ...(body === undefined ? {} : { body }),
      ...(headers ? { headers } : {}),
      ...(signal ? { signal } : {}),
      textIsFine,
    });
  }
  function callForFile<N extends NamesOfFiles<Routes>>(
    name: N,
    input: CallInput<Routes[N]>,
    signal: AbortSignal,
  ): Promise<Blob> {
    return apiFile(address(routes[name] as ApiRoute, input), signal);
  }
  return { call, callForFile, urlOf };
}

function address({ path }: ApiRoute, input: unknown): string {
  const { params = {}, query = {} } = (input ?? {}) as {
    params?: Record<string, string | number>;
    query?: Record<string, string | number | undefined>;
  };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return pairs.length === 0 ? filled : `${filled}?${new URLSearchParams(pairs)}`;
}
