import { parse, serialize } from 'cookie';

/** `__Host-` binds a cookie to this very host, to HTTPS and to the whole site (RFC 6265bis, 4.1.3.2). */
export const SIGN_IN_COOKIE = '__Host-session';
export const VISITOR_COOKIE = '__Host-visitor';

/** Says that the user of a sign-in has just confirmed their password. */
export const CONFIRMED_COOKIE = '__Host-confirmed';

/** Random; says that somebody has signed in with this browser before, and proves nothing else. */
export const BROWSER_COOKIE = '__Host-browser';

const SAFE = { path: '/', secure: true, httpOnly: true, sameSite: 'strict' } as const;

/** The `Set-Cookie` value of a token. */
export function tokenCookie(name: string, token: string, maxAgeSeconds: number): string {
  return serialize(name, token, { ...SAFE, maxAge: maxAgeSeconds });
}

/** The `Set-Cookie` value that clears a cookie. */
export function clearedCookie(name: string): string {
  return serialize(name, '', { ...SAFE, maxAge: 0 });
}

/** Cookies by name of an event's `cookies` list. */
export function readCookies(cookies: readonly string[] | undefined): Record<string, string> {
  return parse((cookies ?? []).join('; ')) as Record<string, string>;
}
