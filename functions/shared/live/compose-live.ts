import { ConnectionsRepository } from '@harbour-haul/aws/dynamodb/connections/connections-repository';
import type { createDocumentClient } from '@harbour-haul/aws/dynamodb/table/document-client';
import type { UsersRepository } from '@harbour-haul/aws/dynamodb/users/users-repository';
import { createGatewayClient } from '@harbour-haul/aws/realtime/gateway-client';
import { GatewaySockets } from '@harbour-haul/aws/realtime/sockets';
import { readEnv } from '../env.ts';
import { LiveRelay } from './live-relay.ts';

/** The relay to open sockets, built from the environment. */
export function composeLive(shared: {
  documents: ReturnType<typeof createDocumentClient>;
  users: UsersRepository;
  now(): Date;
}) {
  const env = readEnv(['CONNECTIONS_TABLE']);
  const connections = new ConnectionsRepository(shared.documents, env.CONNECTIONS_TABLE);
  const sockets = new GatewaySockets(createGatewayClient());
  return { connections, sockets, relay: new LiveRelay({ ...shared, connections, sockets }) };
}
