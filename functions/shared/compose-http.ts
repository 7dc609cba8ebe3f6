import { createKmsClient, SigningKey } from '@harbour-haul/aws/auth/signing-key';
import { Tokens } from '@harbour-haul/aws/auth/tokens';
import { createDocumentClient } from '@harbour-haul/aws/dynamodb/table/document-client';
import { UsersRepository } from '@harbour-haul/aws/dynamodb/users/users-repository';
import type { Environment } from '@harbour-haul/contract/functions';
import { SITE } from '@harbour-haul/domain/site/site';
import { bindTables } from './bind-tables.ts';

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
    tokens: new Tokens(signingKey, SITE.url),
    originToken: env.ORIGIN_TOKEN,
    now: () => new Date(),
  };
}
