import type { FileContent, ResponseOf } from '@harbour-haul/contract/operation';
import { API_ROUTES, type OperationName } from '@harbour-haul/contract/routes';
import { afterEach } from '@jest/globals';

export interface FakeRequest {
  method: string;
  path: string;
  /** The path parameters, for a handler of an operation. */
  params: Record<string, string>;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
}

interface FakeResponse {
  status?: number;
  body?: unknown;
  /** The text of a file, in place of a body. */
  file?: string;
}

/** Returns the response to a request, or throws as a browser does that reaches no server. */
export type FakeHandler = (request: FakeRequest) => FakeResponse | Promise<FakeResponse>;

type FailureStatus = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503;

/** A response of an operation by its contract, or any failure. */
export type FakeResult<N extends OperationName> =
  | (ResponseOf<(typeof API_ROUTES)[N]> extends FileContent
      ? { file: string }
      : { status?: 200 | 201 | 202; body: ResponseOf<(typeof API_ROUTES)[N]> })
  | (undefined extends ResponseOf<(typeof API_ROUTES)[N]> ? { status: 204 } : never)
  | { status: FailureStatus; body?: object };

/** The handler of an operation. */
export type FakeOperation<N extends OperationName> = (
  request: FakeRequest,
) => FakeResult<N> | Promise<FakeResult<N>>;

export type FakeOperations = { [N in OperationName]?: FakeOperation<N> };

/** Handlers of operations by name, for `fakeServer`; their responses are checked against the contract. */
export function fakeOperations(handlers: FakeOperations): Record<string, FakeHandler> {
  return handlers;
}

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/**
 * Stands in for the server behind `fetch`, by `METHOD path` or by the name of an operation (see `fakeOperations`). It is
 * the only thing of the web that tests replace. A request without a handler fails the test.
 * @returns the list that records the requests
 */
export function fakeServer(handlers: Record<string, FakeHandler>): FakeRequest[] {
  const requests: FakeRequest[] = [];
  globalThis.fetch = async (input, init) => {
    if (typeof input !== 'string') throw new Error('The API client calls by a path.');
    const request = toRequest(input, init);
    requests.push(request);
    const response = await respond(handlers, request);
    const { status = 200, body, file } = response;
    const text = file ?? (body === undefined ? '' : JSON.stringify(body));
    const read = { text: async () => text, blob: async () => new Blob([text]) };
    const head = { ok: status < 400, status, statusText: `Status ${status}`, headers: new Headers() };
    const result = { ...head, ...read };
    return { ...result, clone: () => result } as Response;
  };
  return requests;
}

async function respond(handlers: Record<string, FakeHandler>, request: FakeRequest): Promise<FakeResponse> {
  const exact = handlers[`${request.method} ${request.path}`];
  if (exact) return exact(request);
  const { name, params } = operationOf(request) ?? {};
  const handler = name && handlers[name];
  if (handler) return handler({ ...request, params: params ?? {} });
  // Fails the test, whatever the caller makes of the response.
  console.error(`No handler of the test for ${request.method} ${request.path} (${name ?? 'no operation'}).`);
  return { status: 404, body: {} };
}

/** The operations, those without parameters first: `/api/leads/export` is no `/api/leads/{visitorId}`. */
const OPERATIONS = Object.entries(API_ROUTES)
  .map(([name, { method, path }]) => ({
    name,
    method,
    pattern: new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
    isFixed: !path.includes('{'),
  }))
  .toSorted((a, b) => Number(b.isFixed) - Number(a.isFixed));

function operationOf({ method, path }: FakeRequest) {
  for (const operation of OPERATIONS) {
    const match = operation.method === method ? operation.pattern.exec(path) : null;
    if (!match) continue;
    const params = Object.entries(match.groups ?? {}).map(([name, value]) => [
      name,
      decodeURIComponent(value),
    ]);
    return { name: operation.name, params: Object.fromEntries(params) as Record<string, string> };
  }
  return undefined;
}

/** Throws what a browser does where no server responds. */
export function offline(): never {
  throw new TypeError('Failed to fetch');
}

function toRequest(address: string, init: RequestInit | undefined): FakeRequest {
  const url = new URL(address, 'http://localhost');
  return {
    method: init?.method ?? 'GET',
    path: url.pathname,
    params: {},
    query: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(new Headers(init?.headers)),
    body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
  };
}
