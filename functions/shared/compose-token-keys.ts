import { KeyRing } from '@harbour-haul/aws/auth/key-ring';
import { SigningKey } from '@harbour-haul/aws/auth/signing-key';
import type { TokenKeys } from '@harbour-haul/aws/auth/tokens';
import { JsonClient } from '@harbour-haul/aws/clients/json-client';
import type { Environment } from '@harbour-haul/contract/functions';

/** KMS keys (`contract/functions.ts`); the first signs. A function that meets no visitors has none of theirs. */
export type TokenKeyEnvironment = Environment<'ADMIN_KEYS'> & Partial<Environment<'VISITOR_KEYS'>>;

/** The keys of tokens, built from the environment. */
export function composeTokenKeys({ ADMIN_KEYS, VISITOR_KEYS }: TokenKeyEnvironment): TokenKeys {
  const client = new JsonClient('kms');
  const ring = (keys: string): KeyRing => {
    const [signing, ...earlier] = keys.split(',').map((key) => {
      const [id = '', publicKey = ''] = key.split(':');
      return new SigningKey(client, { id, publicKey });
    });
    if (!signing) throw new Error('A list of keys is empty.');
    return new KeyRing(signing, earlier);
  };
  const admin = ring(ADMIN_KEYS);
  return {
    admin,
    confirmed: admin,
    ...(VISITOR_KEYS !== undefined && { visitor: ring(VISITOR_KEYS) }),
  };
}
