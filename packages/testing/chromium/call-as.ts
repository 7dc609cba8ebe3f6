import type { Page } from 'playwright-core';
import { ADMIN } from '../admin.ts';
import { whenFree } from '../when-free.ts';

/** A page or its context: whose cookies go with a call. */
export type Caller = Pick<Page, 'request'>;

export interface CallAs {
  /** GET unless told. */
  method?: string;
  /** Sent as JSON. */
  data?: unknown;
}

/**
 * Calls an address with the cookies of a page, and again while the gateway is busy: a page calls beside a test, and may
 * have all functions of a new account at work.
 */
export async function callAs({ request }: Caller, url: string, options: CallAs = {}) {
  const { response, text } = await whenFree(() => request.fetch(url, options));
  return { status: response.status(), text, response };
}

/** The JSON of a call that must succeed. @throws Error with the status and what came in its place */
export async function jsonAs<T>(caller: Caller, url: string, options: CallAs = {}): Promise<T> {
  const { status, text, response } = await callAs(caller, url, options);
  if (!response.ok()) throw new Error(`${options.method ?? 'GET'} ${url}: ${status} ${text}`);
  return JSON.parse(text) as T;
}

/** Signs the context of a page in. @throws Error where it is not taken */
export async function signInPage(
  caller: Caller,
  url: string,
  { username, password }: { username: string; password: string } = ADMIN,
): Promise<void> {
  await jsonAs(caller, `${url}/api/login`, { method: 'POST', data: { username, password } });
}
