import { JwtBaseError } from 'aws-jwt-verify/error';
import { JwtVerifier } from 'aws-jwt-verify/jwt-verifier';
import type { KeyRing } from './key-ring.ts';
import type { PublicJwk } from './signing-key.ts';

/**
 * Who a token is for: a signed-in user, one who has just confirmed their password, a visitor. It is also the audience, so that none
 * passes for another; users' and visitors' have keys of their own.
 */
export type TokenRole = 'admin' | 'confirmed' | 'visitor';

/** The keys of the kinds of tokens that a function has to do with. */
export type TokenKeys = Readonly<Partial<Record<TokenRole, KeyRing>>>;

/** Who issues tokens. */
export interface TokenIssuer {
  name: string;
  /** What it was called when tokens were issued that may still be good, by their kind. */
  earlier?: Readonly<Partial<Record<TokenRole, readonly string[]>>>;
}

export interface TokenClaims {
  role: TokenRole;
  /** The username or the visitorId. */
  subject: string;
  /** The user's tokenVersion at sign-in; 0 for visitors. */
  version: number;
  /** Tells one sign-in of a user from the others; null for visitors. */
  id: string | null;
}

/** What a good token says, and until when it is good. */
export interface VerifiedClaims extends TokenClaims {
  /** Seconds since 1970. */
  expiresAt: number;
}

/** Behind its last dot an ES256 token has the 64 bytes of its signature (RFC 7518, 3.4); of any other length the verifier throws what is no refusal. */
const SIGNED = /\.[\w-]{86}$/;

/** Issues and checks ES256 tokens; each kind is signed by KMS keys that sign nothing else. */
export class Tokens {
  readonly #keys: TokenKeys;
  readonly #issuer: TokenIssuer;

  constructor(keys: TokenKeys, issuer: TokenIssuer) {
    this.#keys = keys;
    this.#issuer = issuer;
  }

  /** A token that is good for `lifetimeSeconds` from `now`. */
  async issue(claims: TokenClaims, lifetimeSeconds: number, now: Date): Promise<string> {
    const { signing } = this.#keysOf(claims.role);
    const issuedAt = Math.floor(now.getTime() / 1000);
    const header = { alg: 'ES256', typ: 'JWT', kid: signing.id };
    const payload = {
      iss: this.#issuer.name,
      aud: claims.role,
      sub: claims.subject,
      ver: claims.version,
      ...(claims.id !== null && { jti: claims.id }),
      iat: issuedAt,
      exp: issuedAt + lifetimeSeconds,
    };
    const text = `${encode(header)}.${encode(payload)}`;
    return `${text}.${(await signing.sign(text)).toString('base64url')}`;
  }

  /** What a token says, or null where it is forged, expired, of another issuer or for another role. */
  verify(token: string, role: TokenRole): VerifiedClaims | null {
    if (!SIGNED.test(token)) return null;
    // The key set holds the role's own keys alone: nothing is fetched, whatever a token's header says.
    const keys = this.#keysOf(role)
      .jwks()
      .map((key) => ({ ...key, kty: 'EC' as const }));
    const issuers = [this.#issuer.name, ...(this.#issuer.earlier?.[role] ?? [])];
    const verifier = JwtVerifier.create(
      issuers.map((issuer) => ({ issuer, audience: role, jwksUri: 'https://keys.invalid/' })),
    );
    for (const issuer of issuers) verifier.cacheJwks({ keys }, issuer);
    try {
      const { sub, ver, exp, jti } = verifier.verifySync(token);
      if (typeof sub !== 'string' || typeof ver !== 'number' || exp === undefined) return null;
      const id = typeof jti === 'string' ? jti : null;
      return { role, subject: sub, version: ver, id, expiresAt: exp };
    } catch (error) {
      if (error instanceof JwtBaseError) return null;
      throw error;
    }
  }

  /** The public keys of all kinds of tokens. */
  keySet(): PublicJwk[] {
    const rings = [...new Set(Object.values(this.#keys))];
    return rings.flatMap((ring) => ring.jwks());
  }

  /** @throws Error for a kind that this function was given no keys of. */
  #keysOf(role: TokenRole): KeyRing {
    const ring = this.#keys[role];
    if (!ring) throw new Error(`There are no keys for tokens of the role ${role}.`);
    return ring;
  }
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
