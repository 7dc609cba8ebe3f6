import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** The secret of a new set-up link. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** What is stored of it: of 256 random bits a plain hash is enough, and whoever reads the table cannot make the link. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
