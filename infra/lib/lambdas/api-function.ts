import type { FunctionEnvironment, FunctionName } from '@harbour-haul/contract/functions';
import type { DataTables } from '../storage/data-tables.ts';
import type { SigningKey } from '../storage/signing-key.ts';

/** What every function needs that serves signed-in users. */
export interface ApiFunctionProps {
  tables: DataTables;
  signingKey: SigningKey;
  /** What CloudFront sends with every request. */
  originToken: string;
}

/** The part of the environment that every function has that serves signed-in users. */
export function apiEnvironment({ tables, signingKey, originToken }: ApiFunctionProps) {
  return {
    USERS_TABLE: tables.users.tableName,
    SIGNING_KEY_ID: signingKey.key.keyId,
    ORIGIN_TOKEN: originToken,
  } satisfies Partial<FunctionEnvironment<FunctionName>>;
}
