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

/** The KMS key that signs tokens. Its public half is read once per process. */
export class SigningKey {
  readonly #client: JsonClient<'kms'>;
  readonly #keyId: string;
  #publicKey: Promise<PublicJwk> | undefined;

  constructor(client: JsonClient<'kms'>, keyId: string) {
    this.#client = client;
    this.#keyId = keyId;
  }

  get id(): string {
    return this.#keyId;
  }

  /** The 64 byte signature of a text as a token carries it, `r || s` (RFC 7518, 3.4). */
  async sign(text: string): Promise<Buffer> {
    const { Signature } = await awaitedCall(
      this.#client.call('Sign', {
        KeyId: this.#keyId,
        Message: Buffer.from(text).toString('base64'),
        MessageType: 'RAW',
        SigningAlgorithm: 'ECDSA_SHA_256',
      }),
    );
    if (typeof Signature !== 'string') throw new Error('KMS responded without a signature.');
    return derToJose(Buffer.from(Signature, 'base64'));
  }

  /** The key that checks these signatures. */
  jwk(): Promise<PublicJwk> {
    this.#publicKey ??= this.#readPublicKey().catch((error: unknown) => {
      this.#publicKey = undefined;
      throw error;
    });
    return this.#publicKey;
  }

  async #readPublicKey(): Promise<PublicJwk> {
    const { PublicKey } = await awaitedCall(this.#client.call('GetPublicKey', { KeyId: this.#keyId }));
    if (typeof PublicKey !== 'string') throw new Error('KMS responded without a public key.');
    const key = createPublicKey({ key: Buffer.from(PublicKey, 'base64'), format: 'der', type: 'spki' });
    return { ...key.export({ format: 'jwk' }), kid: this.#keyId, alg: 'ES256', use: 'sig' };
  }
}
