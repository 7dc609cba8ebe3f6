import { createKmsClient, SigningKey } from '@harbour-haul/aws/auth/signing-key';
import { Tokens } from '@harbour-haul/aws/auth/tokens';
import { createDocumentClient } from '@harbour-haul/aws/dynamodb/table/document-client';
import { UsersRepository } from '@harbour-haul/aws/dynamodb/users/users-repository';
import type { Environment } from '@harbour-haul/contract/functions';
import { bindTables } from './bind-tables.ts';

/** Who issues tokens: a name, and not the site's address, which may change without signing anybody out. */
const TOKEN_ISSUER = 'harbour-haul';

/** What all functions of the HTTP API share, built from the environment that the stack gives them. */
export function composeHttp(env: Environment<'USERS_TABLE' | 'SIGNING_KEY_ID' | 'ORIGIN_TOKEN'>) {
  const documents = createDocumentClient();
  const { USERS_TABLE } = bindTables(documents, env);
  const signingKey = new SigningKey(createKmsClient(), env.SIGNING_KEY_ID);
  return {
    documents,
    signingKey,
    usersTable: USERS_TABLE,
    users: new UsersRepository(USERS_TABLE),
    tokens: new Tokens(signingKey, TOKEN_ISSUER),
    originToken: env.ORIGIN_TOKEN,
    now: () => new Date(),
  };
}
