import { createHmac, timingSafeEqual } from 'node:crypto';

/** What the link to a request says: whose it is, and until when it works. */
export interface RequestTokenClaims {
  leadId: number;
  /** Seconds since 1970. */
  expiresAt: number;
  /** The mailbox (`mailboxKey`) that the link was mailed to; null for a link that was shown to the visitor. */
  mailbox: string | null;
}

/** Numbers in base 36, a hash in hex where the link was mailed, and the 43 characters of a SHA-256 in base64url. Its parts cannot be written in another way. */
const TOKEN = /^r1\.([1-9a-z][0-9a-z]{0,8})\.([1-9a-z][0-9a-z]{0,7})(?:\.m([0-9a-f]{24}))?\.([\w-]{43})$/;

/** The token of a link, signed with the key of its lead. */
export function signRequestToken(claims: RequestTokenClaims, key: Buffer): string {
  const { leadId, expiresAt, mailbox } = claims;
  const mailed = mailbox === null ? '' : `.m${mailbox}`;
  const said = `r1.${leadId.toString(36)}.${expiresAt.toString(36)}${mailed}`;
  return `${said}.${signature(said, key).toString('base64url')}`;
}

/** What a token says of itself, whether that is true or not; null for what is no token. */
export function readRequestToken(token: string): RequestTokenClaims | null {
  const [, leadId, expiresAt, mailbox = null] = TOKEN.exec(token) ?? [];
  if (leadId === undefined || expiresAt === undefined) return null;
  return { leadId: Number.parseInt(leadId, 36), expiresAt: Number.parseInt(expiresAt, 36), mailbox };
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
