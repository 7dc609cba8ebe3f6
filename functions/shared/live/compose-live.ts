import { ConnectionsRepository } from '@harbour-haul/aws/dynamodb/connections/connections-repository';
import type { createDocumentClient } from '@harbour-haul/aws/dynamodb/table/document-client';
import type { UsersRepository } from '@harbour-haul/aws/dynamodb/users/users-repository';
import { createGatewayClient } from '@harbour-haul/aws/realtime/gateway-client';
import { GatewaySockets } from '@harbour-haul/aws/realtime/sockets';
import type { Environment } from '@harbour-haul/contract/functions';
import { bindTables } from '../bind-tables.ts';
import { LiveRelay } from './live-relay.ts';

/** The relay to open sockets, built from the environment. */
export function composeLive(
  shared: {
    documents: ReturnType<typeof createDocumentClient>;
    users: UsersRepository;
    now(): Date;
  },
  env: Environment<'CONNECTIONS_TABLE'>,
) {
  const { CONNECTIONS_TABLE } = bindTables(shared.documents, env);
  const connections = new ConnectionsRepository(CONNECTIONS_TABLE);
  const sockets = new GatewaySockets(createGatewayClient());
  return { connections, sockets, relay: new LiveRelay({ ...shared, connections, sockets }) };
}
