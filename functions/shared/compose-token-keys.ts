import { KeyRing } from '@harbour-haul/aws/auth/key-ring';
import { SigningKey } from '@harbour-haul/aws/auth/signing-key';
import type { TokenKeys } from '@harbour-haul/aws/auth/tokens';
import { JsonClient } from '@harbour-haul/aws/clients/json-client';
import type { Environment } from '@harbour-haul/contract/functions';

/** Ids of KMS keys, separated by commas; the first signs. A function that meets no visitors has none of theirs. */
export type TokenKeyEnvironment = Environment<'ADMIN_KEY_IDS'> & Partial<Environment<'VISITOR_KEY_IDS'>>;

/** The keys of tokens, built from the environment. */
export function composeTokenKeys({ ADMIN_KEY_IDS, VISITOR_KEY_IDS }: TokenKeyEnvironment): TokenKeys {
  const client = new JsonClient('kms');
  const ring = (ids: string): KeyRing => {
    const [signing, ...earlier] = ids.split(',').map((id) => new SigningKey(client, id));
    if (!signing) throw new Error('A list of keys is empty.');
    return new KeyRing(signing, earlier);
  };
  const admin = ring(ADMIN_KEY_IDS);
  return {
    admin,
    confirmed: admin,
    ...(VISITOR_KEY_IDS !== undefined && { visitor: ring(VISITOR_KEY_IDS) }),
  };
}
