import type { ApiErrorBody } from '@harbour-haul/contract/api-error';
import { backoffMs } from '#lib/chat/backoff.ts';

/**
 * What API Gateway says where Lambda has no function free, and where a route is throttled: nothing has seen the request, which may
 * be repeated whatever it is. What a function refuses has a code.
 */
const BUSY = new Map([
  [503, '{"message":"Service Unavailable"}'],
  [429, '{"message":"Too Many Requests"}'],
]);
const BUSY_BACKOFF = { firstMs: 400, minMs: 200 };
const MAX_BUSY_RETRIES = 3;

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export interface ApiRequestOptions {
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** A success may be answered in plain text (specification section 7). It resolves to an empty object then. */
  textIsFine?: boolean;
}

/**
 * Any response that is not a success. The message is the status code, a colon and the body's text, or the status text
 * where the body is empty (specification section 8); it is for logs, `serverMessage` is for people.
 */
export class ApiRequestError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly fields: Record<string, string> | undefined;
  /** The parsed body, or its text where it is no JSON. */
  readonly body: unknown;

  constructor(status: number, text: string, statusText = '') {
    super(`${status}: ${text || statusText}`);
    this.name = 'ApiRequestError';
    this.status = status;
    this.body = parseOrText(text);
    const known = isErrorBody(this.body) ? this.body : {};
    this.code = known.code;
    this.fields = known.fields;
  }
}

/**
 * One call of the HTTP API: cookies included, JSON both ways, nothing from a cache. Returns undefined for an empty body.
 * @throws ApiRequestError for any status that is not a success; a TypeError where the server was not reached.
 */
export async function apiRequest<T>(
  method: Method,
  path: string,
  options: ApiRequestOptions = {},
): Promise<T> {
  const response = await fetchWhenFree(path, requestInit(method, options));
  const text = await response.text();
  if (!response.ok) throw new ApiRequestError(response.status, text, response.statusText);
  if (options.textIsFine && typeof parseOrText(text) !== 'object') return {} as T;
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

/**
 * Fetches a file. Its bytes stay as they are: read as text, a file would lose its byte order mark.
 * @throws what `apiRequest` throws.
 */
export async function apiFile(path: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetchWhenFree(path, requestInit('GET', { headers: { Accept: '*/*' }, signal }));
  if (response.ok) return response.blob();
  throw new ApiRequestError(response.status, await response.text(), response.statusText);
}

/** What the server says to the user about a refusal, where it says something. */
export function serverMessage(error: unknown): string | undefined {
  if (!(error instanceof ApiRequestError) || !isErrorBody(error.body)) return undefined;
  return typeof error.body.message === 'string' && error.body.message ? error.body.message : undefined;
}

/** The server's text where it, or what an error was caused by, says to wait: until when, and whom to call. */
export function limitMessage(error: unknown): string | undefined {
  if (error instanceof ApiRequestError) return error.status === 429 ? serverMessage(error) : undefined;
  return error instanceof Error && error.cause !== undefined ? limitMessage(error.cause) : undefined;
}

/** Whether the server says that nobody is signed in. */
export function isUnauthenticated(error: unknown): boolean {
  return error instanceof ApiRequestError && error.status === 401;
}

async function fetchWhenFree(path: string, init: RequestInit): Promise<Response> {
  for (let retry = 0; ; retry += 1) {
    const response = await fetch(path, init);
    const busy = BUSY.get(response.status);
    if (busy === undefined || retry >= MAX_BUSY_RETRIES) return response;
    if ((await response.clone().text()) !== busy) return response;
    await new Promise((resolve) => setTimeout(resolve, backoffMs(retry, BUSY_BACKOFF)));
  }
}

function requestInit(method: Method, { body, headers, signal }: ApiRequestOptions): RequestInit {
  const json: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' };
  return {
    method,
    credentials: 'include',
    cache: 'no-store',
    headers: { Accept: 'application/json', ...json, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  };
}

function parseOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function isErrorBody(body: unknown): body is Partial<ApiErrorBody> {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}
