import { readPublicKey } from '@harbour-haul/aws/auth/read-public-key';
import { JsonClient } from '@harbour-haul/aws/clients/json-client';

export interface PublicKeyDeps {
  readPublicKey(keyId: string): Promise<string>;
}

export function composePublicKey(): PublicKeyDeps {
  const client = new JsonClient('kms');
  return { readPublicKey: (keyId) => readPublicKey(client, keyId) };
}
