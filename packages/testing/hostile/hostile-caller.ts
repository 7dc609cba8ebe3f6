import { setTimeout as wait } from 'node:timers/promises';
import type { LocalProduct } from '../local-product.ts';
import { isBusy } from '../when-free.ts';

export type Cookies = Record<string, string>;

export interface HostileRequest {
  method: string;
  path: string;
  cookies?: Cookies;
  headers?: Record<string, string>;
  /** A text as it is, a form, or anything else as JSON. */
  body?: unknown;
}

export interface HostileResponse {
  status: number;
  text: string;
  headers: Headers;
}

const MAX_PAUSE_MS = 400;

type Site = Pick<LocalProduct, 'url'>;

/** Sends a request to the product's site, again while no function is free; what is returned need not be JSON. */
export async function send(site: Site, request: HostileRequest): Promise<HostileResponse> {
  for (;;) {
    const response = await sendOnce(site, request);
    if (!isBusy(response.text)) return response;
    await wait(MAX_PAUSE_MS * Math.random());
  }
}

/** The same once. */
export async function sendOnce(
  { url }: Site,
  { method, path, cookies = {}, headers, body }: HostileRequest,
): Promise<HostileResponse> {
  const isJson = body !== undefined && typeof body !== 'string' && !(body instanceof FormData);
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const response = await fetch(`${url}${path}`, {
    method,
    redirect: 'manual',
    headers: { ...(isJson && { 'content-type': 'application/json' }), cookie, ...headers },
    ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as string | FormData) }),
  });
  return { status: response.status, text: await response.text(), headers: response.headers };
}
