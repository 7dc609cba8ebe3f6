import { createPublicKey, type JsonWebKey } from 'node:crypto';
import { GetPublicKeyCommand, KMSClient, SignCommand } from '@aws-sdk/client-kms';
import { awaited } from '../clients/calls-under-way.ts';
import { clientSettings } from '../clients/client-settings.ts';
import { derToJose } from './der-to-jose.ts';

/** A public key as a key set lists it (RFC 7517). */
export interface PublicJwk extends JsonWebKey {
  kid: string;
  alg: 'ES256';
  use: 'sig';
}

/** The KMS key that signs tokens. Its public half is read once per process. */
export class SigningKey {
  readonly #client: KMSClient;
  readonly #keyId: string;
  #publicKey: Promise<PublicJwk> | undefined;

  constructor(client: KMSClient, keyId: string) {
    this.#client = client;
    this.#keyId = keyId;
  }

  get id(): string {
    return this.#keyId;
  }

  /** The 64 byte signature of a text as a token carries it, `r || s` (RFC 7518, 3.4). */
  async sign(text: string): Promise<Buffer> {
    const { Signature } = await this.#client.send(
      new SignCommand({
        KeyId: this.#keyId,
        Message: Buffer.from(text),
        MessageType: 'RAW',
        SigningAlgorithm: 'ECDSA_SHA_256',
      }),
    );
    if (!Signature) throw new Error('KMS responded without a signature.');
    return derToJose(Signature);
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
    const { PublicKey } = await this.#client.send(new GetPublicKeyCommand({ KeyId: this.#keyId }));
    if (!PublicKey) throw new Error('KMS responded without a public key.');
    const key = createPublicKey({ key: Buffer.from(PublicKey), format: 'der', type: 'spki' });
    return { ...key.export({ format: 'jwk' }), kid: this.#keyId, alg: 'ES256', use: 'sig' };
  }
}

/** The client for `SigningKey`; endpoint, region and credentials come from the environment, as in Lambda. */
export function createKmsClient(): KMSClient {
  return awaited(new KMSClient(clientSettings('kms')));
}
