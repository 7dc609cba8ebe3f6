import { createTestTables } from '@harbour-haul/testing/tables';
import { beforeAll, expect, it } from '@jest/globals';
import { Table } from '../table/table.ts';
import { newConnection, toConnectionItem } from './connection-items.ts';
import { ConnectionsRepository } from './connections-repository.ts';

const NOW = new Date('2026-11-21T15:00:00.000Z');
/** An index that catches up only when it is told to. */
const NEVER_MS = 3_600_000;

let table: Table;
let connections: ConnectionsRepository;
let settleIndexes: () => Promise<void>;

beforeAll(async () => {
  const tables = await createTestTables({ indexLagMs: NEVER_MS });
  settleIndexes = tables.settleIndexes;
  table = new Table(tables.client, tables.connectionsTable);
  connections = new ConnectionsRepository(table);
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

it('finds a connection where it stands now, before any index has it', async () => {
  const opened = aConnection('opened');
  await connections.open(opened);
  expect(await connections.find('opened', NOW)).toEqual(opened);
  const moved = await connections.move(opened, 'session-1');
  expect(await connections.find('opened', NOW)).toEqual(moved);
  await connections.remove(moved);
  expect(await connections.find('opened', NOW)).toBeNull();
});

it('finds a connection that was opened before there were rows of places, until it is removed', async () => {
  const old = aConnection('old');
  await table.put(toConnectionItem(old));
  await settleIndexes();
  expect(await connections.find('old', NOW)).toEqual(old);
  await connections.remove(old);
  expect(await connections.find('old', NOW)).toBeNull();
});
