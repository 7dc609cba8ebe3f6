import { authorizeSigned } from '../../iam/authorize-signed.ts';
import type { Iam } from '../../iam/iam.ts';
import { requiredAccess } from '../access/required-access.ts';
import type { TableShape } from '../access/table-shapes.ts';
import type { DynamoDbLayer } from './dynamodb-call.ts';

export interface AuthorizedCallsOptions {
  readonly iam: Iam;
  readonly tables: ReadonlyMap<string, TableShape>;
  /** The access key whose database in DynamoDB Local holds the tables. */
  readonly databaseKey: string;
}

/** Passes on what is signed by a key of the account and allowed to its holder, in the name of the database's own key. */
export function authorizedCalls({ iam, tables, databaseKey }: AuthorizedCallsOptions): DynamoDbLayer {
  const authorization = `AWS4-HMAC-SHA256 Credential=${databaseKey}/20260101/${iam.region}/dynamodb/aws4_request, SignedHeaders=host, Signature=none`;
  return async (call, next) => {
    const { headers, body } = call;
    const request = { method: 'POST', url: '/', headers, body };
    authorizeSigned(iam, 'dynamodb', request, () => requiredAccess(call, tables));
    return next({ ...call, headers: { ...headers, authorization } });
  };
}
