import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';

/** The HTTP requests of this thread that have had no response yet, each as `METHOD host target`. */
export function watchOpenRequests(): () => string[] {
  const open = new Set<ClientRequest>();
  const requestOf = (message: unknown): ClientRequest => (message as { request: ClientRequest }).request;
  subscribe('http.client.request.created', (message) => void open.add(requestOf(message)));
  for (const end of ['http.client.response.finish', 'http.client.request.error'])
    subscribe(end, (message) => void open.delete(requestOf(message)));
  return () => [...open].filter(({ destroyed }) => !destroyed).map(describe);
}

function describe(request: ClientRequest): string {
  const target = request.getHeader('x-amz-target') ?? request.path;
  return `${request.method} ${request.host} ${String(target)}`;
}
