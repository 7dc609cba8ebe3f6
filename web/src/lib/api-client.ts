import type { ApiErrorBody } from '@harbour-haul/contract/api-error';
import { backoffMs } from '#lib/chat/backoff.ts';

const TOO_MANY_REQUESTS = 429;

/**
 * What API Gateway says where Lambda has no function free, and where a route is throttled: nothing has seen the request, which may
 * be repeated whatever it is. What a function refuses has a code.
 */
const BUSY = new Map([
  [503, '{"message":"Service Unavailable"}'],
  [TOO_MANY_REQUESTS, '{"message":"Too Many Requests"}'],
]);
const BUSY_BACKOFF = { firstMs: 400, minMs: 200 };
/** Longer than this nobody looks at a button that is at work: who asks says so instead, and comes back later. */
const MAX_ASKED_WAIT_MS = 3_000;
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
  /** How long the server asks to be left alone; undefined where it does not. */
  readonly retryAfterMs: number | undefined;

  constructor(status: number, text: string, statusText = '', retryAfterMs?: number) {
    super(`${status}: ${text || statusText}`);
    this.name = 'ApiRequestError';
    this.status = status;
    this.retryAfterMs = retryAfterMs;
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
  if (!response.ok) throw refusalOf(response, text);
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
  throw refusalOf(response, await response.text());
}

/** What the server says to the user about a refusal, where it says something. */
export function serverMessage(error: unknown): string | undefined {
  if (!(error instanceof ApiRequestError) || !isErrorBody(error.body)) return undefined;
  return typeof error.body.message === 'string' && error.body.message ? error.body.message : undefined;
}

/** The server's text where it, or what an error was caused by, says to wait: until when, and whom to call. */
export function limitMessage(error: unknown): string | undefined {
  if (error instanceof ApiRequestError)
    return error.status === TOO_MANY_REQUESTS ? serverMessage(error) : undefined;
  return error instanceof Error && error.cause !== undefined ? limitMessage(error.cause) : undefined;
}

/** How long the server, by this error or by what it was caused by, asks to be left alone. */
export function askedWaitMs(error: unknown): number {
  if (error instanceof ApiRequestError) return error.retryAfterMs ?? 0;
  return error instanceof Error && error.cause !== undefined ? askedWaitMs(error.cause) : 0;
}

/** Whether the server says that nobody is signed in. */
export function isUnauthenticated(error: unknown): boolean {
  return error instanceof ApiRequestError && error.status === 401;
}

async function fetchWhenFree(path: string, init: RequestInit): Promise<Response> {
  for (let retry = 0; ; retry += 1) {
    const response = await fetch(path, init);
    const waitMs = retry < MAX_BUSY_RETRIES ? await busyWaitMs(response, retry) : undefined;
    if (waitMs === undefined) return response;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}

/** How long to wait before a request is repeated that nothing was done of; undefined where it is not. */
async function busyWaitMs(response: Response, retry: number): Promise<number | undefined> {
  const askedMs = retryAfterMs(response);
  if (askedMs !== undefined)
    return askedMs <= MAX_ASKED_WAIT_MS ? askedMs + backoffMs(retry, BUSY_BACKOFF) : undefined;
  const busy = BUSY.get(response.status);
  const isBusy = busy !== undefined && (await response.clone().text()) === busy;
  return isBusy ? backoffMs(retry, BUSY_BACKOFF) : undefined;
}

/** What a 429 asks for by `Retry-After`, in seconds. */
function retryAfterMs({ status, headers }: Response): number | undefined {
  const asked = status === TOO_MANY_REQUESTS ? headers.get('retry-after') : null;
  return asked !== null && /^\d{1,6}$/.test(asked) ? Number(asked) * 1000 : undefined;
}

function refusalOf(response: Response, text: string): ApiRequestError {
  return new ApiRequestError(response.status, text, response.statusText, retryAfterMs(response));
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
