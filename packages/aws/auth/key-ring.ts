import type { PublicJwk, SigningKey } from './signing-key.ts';

/**
 * The keys of one kind of token. The first signs; the others signed before it, and what they signed stays good until it
 * expires. So a new key takes over without ending anybody's session.
 */
export class KeyRing {
  /** The key that signs. */
  readonly signing: SigningKey;
  readonly #keys: readonly SigningKey[];

  constructor(signing: SigningKey, earlier: readonly SigningKey[] = []) {
    this.signing = signing;
    this.#keys = [signing, ...earlier];
  }

  /** The keys that check tokens of this kind. */
  jwks(): PublicJwk[] {
    return this.#keys.map(({ jwk }) => jwk);
  }
}
