import { ApiGatewayManagementApiClient } from '@aws-sdk/client-apigatewaymanagementapi';
import { newConnection } from '@harbour-haul/aws/dynamodb/connections/connection-items';
import { ConnectionsRepository } from '@harbour-haul/aws/dynamodb/connections/connections-repository';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import { UsersRepository } from '@harbour-haul/aws/dynamodb/users/users-repository';
import { GatewaySockets } from '@harbour-haul/aws/realtime/sockets';
import { webSocketApis } from '@harbour-haul/local-cloud/gateway/websocket/websocket-api';
import { startWebSocketGateway } from '@harbour-haul/local-cloud/gateway/websocket/websocket-gateway';
import type { LoopbackServer } from '@harbour-haul/local-cloud/http/loopback-server';
import { openSocket } from '@harbour-haul/local-cloud/testing/socket-client';
import { createTestTables } from '@harbour-haul/testing/tables';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { LiveRelay } from './live-relay.ts';
import { pushToConsoles } from './push-to-consoles.ts';

type Tables = Awaited<ReturnType<typeof createTestTables>>;
type Pusher = 'leads' | 'admin-leads' | 'chat' | 'realtime';

let tables: Tables;
let gateway: LoopbackServer;
/** Of the sockets that connected, the newest first. */
const connectionIds: string[] = [];

beforeAll(async () => {
  tables = await createTestTables();
  const [api] = webSocketApis(tables.stack);
  if (!api) throw new Error('The template has no WebSocket API.');
  const invoke = async (_arn: string, event: unknown) => {
    const { requestContext } = event as { requestContext: { connectionId: string; routeKey: string } };
    if (requestContext.routeKey === '$connect') connectionIds.unshift(requestContext.connectionId);
    return { statusCode: 200 };
  };
  gateway = await startWebSocketGateway(api, { invoke }, { iam: tables.iam, log: () => {} });
});
afterAll(() => gateway?.close());

const MINUTE_MS = 60_000;
let clock = Date.parse('2026-11-21T15:00:00.000Z');
const now = () => new Date(clock);

/** What a function has to push with: with its rights on the tables and on sockets. */
function partsOf(name: Pusher | 'auth' | 'lead-promoter') {
  const client = tables.clientOf(name);
  const sockets = new ApiGatewayManagementApiClient({
    endpoint: `${gateway.url}/ws`,
    region: tables.stack.identity.region,
    credentials: tables.keyOf(name),
    maxAttempts: 1,
  });
  return {
    connections: new ConnectionsRepository(new Table(client, tables.connectionsTable)),
    users: new UsersRepository(new Table(client, tables.usersTable)),
    sockets: new GatewaySockets(sockets),
    now,
  };
}

const relayOf = (name: Pusher | 'auth') => new LiveRelay(partsOf(name));

const rows = () => new ConnectionsRepository(new Table(tables.client, tables.connectionsTable));
const users = () => new UsersRepository(new Table(tables.client, tables.usersTable));

/** A signed-in admin's open socket. */
async function anAdmin(username: string) {
  await users().create({
    username,
    passwordHash: 'none',
    role: 'admin',
    disabled: false,
    tokenVersion: 1,
    createdAt: now().toISOString(),
  });
  const socket = await openSocket(`${gateway.url.replace('http', 'ws')}/ws`);
  const [connectionId = ''] = connectionIds;
  const tokenExpiresAt = Math.floor(clock / 1000) + 12 * 3600;
  const identity = {
    connectionId,
    role: 'admin',
    subject: username,
    tokenVersion: 1,
    tokenExpiresAt,
  } as const;
  await rows().open(newConnection({ ...identity, sessionId: null }, now()));
  return { ...socket, connectionId };
}

const event = { type: 'pong' } as Parameters<LiveRelay['notifyAdmins']>[0];
const isListed = async (connectionId: string) => (await rows().find(connectionId, now())) !== null;

it.each(['leads', 'admin-leads', 'chat', 'realtime'] as const)(
  'the role of %s lets it push, check sockets again, forget those that are gone and end those of invalid cookies',
  async (name) => {
    const [staying, leaving, revoked] = [
      await anAdmin(`${name}-staying`),
      await anAdmin(`${name}-leaving`),
      await anAdmin(`${name}-revoked`),
    ];
    clock += MINUTE_MS;
    leaving.socket.close();
    await leaving.closed;
    await users().disable(`${name}-revoked`);
    await relayOf(name).notifyAdmins(event);
    expect(await staying.next()).toEqual(event);
    expect(await revoked.closed).toBe(1000);
    const listed = [staying, leaving, revoked].map(({ connectionId }) => isListed(connectionId));
    expect(await Promise.all(listed)).toEqual([true, false, false]);
    staying.socket.close();
    await staying.closed;
  },
);

it('the role of auth lets it end the sockets of who signs out', async () => {
  const admin = await anAdmin('auth');
  await relayOf('auth').closeAllOfUser('auth');
  expect(await admin.closed).toBe(1000);
  expect(await isListed(admin.connectionId)).toBe(false);
});

it('the role of lead-promoter lets it push to consoles that ping', async () => {
  const admin = await anAdmin('promoted');
  await pushToConsoles(event, partsOf('lead-promoter'));
  expect(await admin.next()).toEqual(event);
  admin.socket.close();
  await admin.closed;
});
