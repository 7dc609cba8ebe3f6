import { createTestTables } from '@harbour-haul/testing/tables';
import { beforeAll, expect, it } from '@jest/globals';
import { Table } from '../table/table.ts';
import { newConnection } from './connection-items.ts';
import { ConnectionsRepository } from './connections-repository.ts';

const NOW = new Date('2026-11-21T15:00:00.000Z');

let connections: ConnectionsRepository;

beforeAll(async () => {
  const tables = await createTestTables();
  connections = new ConnectionsRepository(new Table(tables.client, tables.connectionsTable));
});

const aConnection = (connectionId: string) =>
  newConnection(
    {
      connectionId,
      role: 'visitor',
      subject: 'visitor-1',
      tokenVersion: 0,
      tokenExpiresAt: 2_000_000_000,
      sessionId: null,
    },
    NOW,
  );

it('finds a connection where it stands now', async () => {
  const opened = aConnection('opened');
  await connections.open(opened);
  expect(await connections.find('opened', NOW)).toEqual(opened);
  const moved = await connections.move(opened, 'session-1');
  expect(await connections.find('opened', NOW)).toEqual(moved);
  await connections.remove(moved);
  expect(await connections.find('opened', NOW)).toBeNull();
});
