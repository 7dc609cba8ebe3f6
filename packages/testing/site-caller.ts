import type { ResponseOf } from '@harbour-haul/contract/operation';
import type { OperationName } from '@harbour-haul/contract/routes';
import { API_ROUTES } from '@harbour-haul/contract/routes';

/** How long one call may take; a cold start takes two seconds. */
export const CALL_TIMEOUT_MS = 20_000;

type Operation<N extends OperationName> = (typeof API_ROUTES)[N];

/** What a call says beside its operation. */
export interface CallInput {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
  /** Ends it before it has its response. */
  signal?: AbortSignal;
}

/** One person at the site, with their cookies, as a browser keeps them. */
export class SiteCaller {
  readonly #site: URL;
  readonly #cookies = new Map<string, string>();

  constructor(site: URL) {
    this.#site = site;
  }

  /** For the handshake of a socket. */
  get cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Fetches a path and keeps the cookies that it sets; a redirect is returned as it is. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(new URL(path, this.#site), {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(CALL_TIMEOUT_MS), ...(init.signal ? [init.signal] : [])]),
      headers: { origin: this.#site.origin, cookie: this.cookieHeader, ...(init.headers as object) },
    });
    for (const header of response.headers.getSetCookie()) this.#keep(header);
    return response;
  }

  /**
   * Calls an operation and resolves to its response.
   * @throws Error that names the operation, the status and the server's own words, never what was sent.
   */
  async call<N extends OperationName>(name: N, input: CallInput = {}): Promise<ResponseOf<Operation<N>>> {
    const response = await this.request(name, input);
    const text = await response.text();
    if (!response.ok) throw new Error(`${name} was answered with ${response.status}: ${text.slice(0, 300)}`);
    return (text === '' ? undefined : JSON.parse(text)) as ResponseOf<Operation<N>>;
  }

  /** The same, with the response as it came. */
  request(
    name: OperationName,
    { params = {}, query, body, headers, signal }: CallInput = {},
  ): Promise<Response> {
    const { method, path } = API_ROUTES[name];
    const filled = path.replace(/\{(\w+)\}/g, (_all, param: string) =>
      encodeURIComponent(params[param] ?? ''),
    );
    return this.fetch(query === undefined ? filled : `${filled}?${new URLSearchParams(query).toString()}`, {
      method,
      ...(signal && { signal }),
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  #keep(header: string): void {
    const [pair = ''] = header.split(';');
    const at = pair.indexOf('=');
    this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}
