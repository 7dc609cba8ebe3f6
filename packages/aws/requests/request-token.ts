import { createHmac, timingSafeEqual } from 'node:crypto';

/** What the link to a request says: whose it is, and until when it works. */
export interface RequestTokenClaims {
  leadId: number;
  /** Seconds since 1970. */
  expiresAt: number;
}

/** Numbers in base 36, and the 43 characters of a SHA-256 in base64url. Its parts cannot be written in another way. */
const TOKEN = /^r1\.([1-9a-z][0-9a-z]{0,8})\.([1-9a-z][0-9a-z]{0,7})\.([\w-]{43})$/;

/** The token of a link, signed with the key of its lead. */
export function signRequestToken(claims: RequestTokenClaims, key: Buffer): string {
  const said = `r1.${claims.leadId.toString(36)}.${claims.expiresAt.toString(36)}`;
  return `${said}.${signature(said, key).toString('base64url')}`;
}

/** What a token says of itself, whether that is true or not; null for what is no token. */
export function readRequestToken(token: string): RequestTokenClaims | null {
  const [, leadId, expiresAt] = TOKEN.exec(token) ?? [];
  if (leadId === undefined || expiresAt === undefined) return null;
  return { leadId: Number.parseInt(leadId, 36), expiresAt: Number.parseInt(expiresAt, 36) };
}

/** Whether a token was signed with this key; in the same time for any token. */
export function isSignedRequestToken(token: string, key: Buffer): boolean {
  const at = token.lastIndexOf('.');
  const given = Buffer.from(token.slice(at + 1), 'base64url');
  const expected = signature(token.slice(0, at), key);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signature(said: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(said).digest();
}
