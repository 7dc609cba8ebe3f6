import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';

/** A request of `fetch`, as its channels tell of it. */
interface FetchRequest {
  readonly method: string;
  readonly origin: string;
  readonly path: string;
}

/** The HTTP requests of this process that have had no response yet, each as `METHOD host target`. */
export function watchOpenRequests(): () => string[] {
  const requests = watch<ClientRequest>('http.client.request.created', [
    'http.client.response.finish',
    'http.client.request.error',
  ]);
  const fetches = watch<FetchRequest>('undici:request:create', [
    'undici:request:headers',
    'undici:request:error',
  ]);
  return () => [
    ...[...requests].filter(({ destroyed }) => !destroyed).map(describe),
    ...[...fetches].map(({ method, origin, path }) => `${method} ${new URL(origin).hostname} ${path}`),
  ];
}

function watch<T>(begin: string, ends: readonly string[]): ReadonlySet<T> {
  const open = new Set<T>();
  const requestOf = (message: unknown): T => (message as { request: T }).request;
  subscribe(begin, (message) => void open.add(requestOf(message)));
  for (const end of ends) subscribe(end, (message) => void open.delete(requestOf(message)));
  return open;
}

function describe(request: ClientRequest): string {
  const target = request.getHeader('x-amz-target') ?? request.path;
  return `${request.method} ${request.host} ${String(target)}`;
}
