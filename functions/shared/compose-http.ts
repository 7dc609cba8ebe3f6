import { type TokenIssuer, Tokens } from '@harbour-haul/aws/auth/tokens';
import { JsonClient } from '@harbour-haul/aws/clients/json-client';
import { createDocumentClient } from '@harbour-haul/aws/dynamodb/table/document-client';
import { UsersRepository } from '@harbour-haul/aws/dynamodb/users/users-repository';
import { OriginTokenParameter } from '@harbour-haul/aws/ssm/origin-token-parameter';
import type { Environment } from '@harbour-haul/contract/functions';
import { SITE } from '@harbour-haul/domain/site/site';
import { bindTables } from './bind-tables.ts';
import { composeTokenKeys, type TokenKeyEnvironment } from './compose-token-keys.ts';
import { OriginTokens } from './origin-tokens.ts';

/**
 * Who issues tokens: a name, and not the site's address, which may change without signing anybody out. Cookies of visitors
 * from before name the address, and are good for half a year.
 */
const TOKEN_ISSUER: TokenIssuer = { name: 'harbour-haul', earlier: { visitor: [SITE.url] } };

/** What all functions of the HTTP API share, built from the environment that the stack gives them. */
export function composeHttp(
  env: Environment<'USERS_TABLE' | 'ORIGIN_TOKEN_PARAMETER'> & TokenKeyEnvironment,
) {
  const now = () => new Date();
  const parameter = new OriginTokenParameter(new JsonClient('ssm'), env.ORIGIN_TOKEN_PARAMETER);
  const documents = createDocumentClient();
  const { USERS_TABLE } = bindTables(documents, env);
  return {
    documents,
    usersTable: USERS_TABLE,
    users: new UsersRepository(USERS_TABLE),
    tokens: new Tokens(composeTokenKeys(env), TOKEN_ISSUER),
    originTokens: new OriginTokens({ parameter, now }),
    now,
  };
}
