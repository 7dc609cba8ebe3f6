import { afterEach } from '@jest/globals';

export interface FakeRequest {
  method: string;
  path: string;
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

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/**
 * Stands in for the server behind `fetch`, by `METHOD path`. It is the only thing of the web that tests replace.
 * @returns the list that records the requests
 */
export function fakeServer(handlers: Record<string, FakeHandler>): FakeRequest[] {
  const requests: FakeRequest[] = [];
  globalThis.fetch = async (input, init) => {
    if (typeof input !== 'string') throw new Error('The API client calls by a path.');
    const request = toRequest(input, init);
    requests.push(request);
    const handler = handlers[`${request.method} ${request.path}`];
    const response: FakeResponse = handler ? await handler(request) : { status: 404, body: {} };
    const { status = 200, body, file } = response;
    const text = file ?? (body === undefined ? '' : JSON.stringify(body));
    const read = { text: async () => text, blob: async () => new Blob([text]) };
    return { ok: status < 400, status, statusText: `Status ${status}`, ...read } as Response;
  };
  return requests;
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
    query: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(new Headers(init?.headers)),
    body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
  };
}
