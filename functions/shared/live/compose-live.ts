import { ConnectionsRepository } from '@harbour-haul/aws/dynamodb/connections/connections-repository';
import type { createDocumentClient } from '@harbour-haul/aws/dynamodb/table/document-client';
import type { UsersRepository } from '@harbour-haul/aws/dynamodb/users/users-repository';
import type { Sockets } from '@harbour-haul/aws/realtime/sockets';
import type { Environment } from '@harbour-haul/contract/functions';
import { bindTables } from '../bind-tables.ts';
import { LiveRelay } from './live-relay.ts';

/**
 * The relay to open sockets, built from the environment.
 * @param sockets by a client that is there, or, in functions that are bundled in parts, by one that the first push loads
 */
export function composeLive(
  shared: {
    documents: ReturnType<typeof createDocumentClient>;
    users: UsersRepository;
    now(): Date;
  },
  env: Environment<'CONNECTIONS_TABLE'>,
  sockets: Sockets,
) {
  const { CONNECTIONS_TABLE } = bindTables(shared.documents, env);
  const connections = new ConnectionsRepository(CONNECTIONS_TABLE);
  return { connections, sockets, relay: new LiveRelay({ ...shared, connections, sockets }) };
}
