import { awaitedCall } from '../clients/calls-under-way.ts';
import type { JsonClient } from '../clients/json-client.ts';

/** The public half of a key of KMS: its SubjectPublicKeyInfo (RFC 5280), in DER and base64. */
export async function readPublicKey(client: JsonClient<'kms'>, keyId: string): Promise<string> {
  const { PublicKey } = await awaitedCall(client.call('GetPublicKey', { KeyId: keyId }));
  if (typeof PublicKey !== 'string') throw new Error('KMS responded without a public key.');
  return PublicKey;
}
