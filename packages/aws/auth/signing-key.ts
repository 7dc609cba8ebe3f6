import { createPublicKey, type JsonWebKey } from 'node:crypto';
import { awaitedCall } from '../clients/calls-under-way.ts';
import type { JsonClient } from '../clients/json-client.ts';
import { derToJose } from './der-to-jose.ts';

/** A public key as a key set lists it (RFC 7517). */
export interface PublicJwk extends JsonWebKey {
  kid: string;
  alg: 'ES256';
  use: 'sig';
}

/** A key of KMS and its public half, which never changes. */
export interface KeyHalves {
  id: string;
  /** Its SubjectPublicKeyInfo (RFC 5280), in DER and base64, as KMS returns it. */
  publicKey: string;
}

/** The KMS key that signs tokens. Whoever only checks them has no call to make. */
export class SigningKey {
  readonly #client: JsonClient<'kms'>;
  readonly #halves: KeyHalves;
  #jwk: PublicJwk | undefined;

  constructor(client: JsonClient<'kms'>, halves: KeyHalves) {
    this.#client = client;
    this.#halves = halves;
  }

  get id(): string {
    return this.#halves.id;
  }

  /** The 64 byte signature of a text as a token carries it, `r || s` (RFC 7518, 3.4). */
  async sign(text: string): Promise<Buffer> {
    const { Signature } = await awaitedCall(
      this.#client.call('Sign', {
        KeyId: this.id,
        Message: Buffer.from(text).toString('base64'),
        MessageType: 'RAW',
        SigningAlgorithm: 'ECDSA_SHA_256',
      }),
    );
    if (typeof Signature !== 'string') throw new Error('KMS responded without a signature.');
    return derToJose(Buffer.from(Signature, 'base64'));
  }

  /** The key that checks these signatures. @throws Error where the public half is none */
  get jwk(): PublicJwk {
    this.#jwk ??= this.#readJwk();
    return this.#jwk;
  }

  #readJwk(): PublicJwk {
    const { id, publicKey } = this.#halves;
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    return { ...key.export({ format: 'jwk' }), kid: id, alg: 'ES256', use: 'sig' };
  }
}
