import { createTestTables } from '@harbour-haul/testing/tables';
import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { connectionPlaceKey } from '../rows.ts';
import { Table } from '../table/table.ts';
import { channelOf, newConnection, toConnectionItem } from './connection-items.ts';
import { ConnectionsRepository } from './connections-repository.ts';

const NOW = new Date('2026-11-21T15:00:00.000Z');

let connections: ConnectionsRepository;
let table: Table;
/** The calls of DynamoDB since a test began. */
let calls = 0;

beforeAll(async () => {
  const { client, connectionsTable } = await createTestTables();
  client.middlewareStack.add(
    (next) => (args) => {
      calls += 1;
      return next(args);
    },
    { step: 'initialize' },
  );
  table = new Table(client, connectionsTable);
  connections = new ConnectionsRepository(table);
});
beforeEach(() => {
  calls = 0;
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

it('finds by one read what a connection was proven to be', async () => {
  const opened = { ...aConnection('read-once'), sender: 'a-network', sessionId: 'session-1' };
  await connections.open(opened);
  calls = 0;
  expect(await connections.find('read-once', NOW)).toEqual(opened);
  expect(calls).toBe(1);
});

it('finds a connection that the release before has opened, and moves it', async () => {
  const opened = aConnection('earlier');
  const { expiresAt } = opened;
  await table.put(toConnectionItem(opened));
  await table.put({ ...connectionPlaceKey('earlier'), place: channelOf(opened), expiresAt });
  expect(await connections.find('earlier', NOW)).toEqual(opened);
  const moved = await connections.move(opened, 'session-2');
  calls = 0;
  expect(await connections.find('earlier', NOW)).toEqual(moved);
  expect(calls).toBe(1);
});

it('is understood by the release before, which reads where it stands', async () => {
  const opened = aConnection('later');
  await connections.open(opened);
  const place = await table.get(connectionPlaceKey('later'));
  expect(await table.get({ channel: String(place?.place), connectionId: 'later' })).toEqual(
    toConnectionItem(opened),
  );
});
