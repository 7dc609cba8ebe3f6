import { JwtBaseError } from 'aws-jwt-verify/error';
import { JwtVerifier } from 'aws-jwt-verify/jwt-verifier';
import type { SigningKey } from './signing-key.ts';

/** Who a token is for. It is also the audience, so that one kind never passes for the other. */
export type TokenRole = 'admin' | 'visitor';

export interface TokenClaims {
  role: TokenRole;
  /** The username or the visitorId. */
  subject: string;
  /** The user's tokenVersion at sign-in; 0 for visitors. */
  version: number;
}

/** What a good token says, and until when it is good. */
export interface VerifiedClaims extends TokenClaims {
  /** Seconds since 1970. */
  expiresAt: number;
}

/** Issues and checks ES256 tokens with one KMS key (design decisions 1 and 2). */
export class Tokens {
  readonly #key: SigningKey;
  readonly #issuer: string;

  constructor(key: SigningKey, issuer: string) {
    this.#key = key;
    this.#issuer = issuer;
  }

  /** A token that is good for `lifetimeSeconds` from `now`. */
  async issue(claims: TokenClaims, lifetimeSeconds: number, now: Date): Promise<string> {
    const issuedAt = Math.floor(now.getTime() / 1000);
    const header = { alg: 'ES256', typ: 'JWT', kid: this.#key.id };
    const payload = {
      iss: this.#issuer,
      aud: claims.role,
      sub: claims.subject,
      ver: claims.version,
      iat: issuedAt,
      exp: issuedAt + lifetimeSeconds,
    };
    const text = `${encode(header)}.${encode(payload)}`;
    return `${text}.${(await this.#key.sign(text)).toString('base64url')}`;
  }

  /** What a token says, or null where it is forged, expired, of another issuer or for another role. */
  async verify(token: string, role: TokenRole): Promise<VerifiedClaims | null> {
    const jwk = await this.#key.jwk();
    const verifier = JwtVerifier.create({
      issuer: this.#issuer,
      audience: role,
      jwksUri: 'https://keys.invalid/',
    });
    // The key set is our own key, read from KMS: nothing is fetched, whatever a token's header says.
    verifier.cacheJwks({ keys: [{ ...jwk, kty: 'EC' }] });
    try {
      const { sub, ver, exp } = verifier.verifySync(token);
      if (typeof sub !== 'string' || typeof ver !== 'number' || exp === undefined) return null;
      return { role, subject: sub, version: ver, expiresAt: exp };
    } catch (error) {
      if (error instanceof JwtBaseError) return null;
      throw error;
    }
  }
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
