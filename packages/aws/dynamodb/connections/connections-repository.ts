import { CONNECTIONS_BY_ID } from '../keys.ts';
import type { Query } from '../table/expressions.ts';
import type { Table } from '../table/table.ts';
import {
  type Connection,
  channelOf,
  fromConnectionItem,
  keyOf,
  toConnectionItem,
} from './connection-items.ts';

/** Open sockets in DynamoDB. */
export class ConnectionsRepository {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  async open(connection: Connection): Promise<void> {
    await this.#table.put(toConnectionItem(connection));
  }

  /** The connection as the index has it, which may lag by a moment; null for none, and for one that has expired. */
  async find(connectionId: string, now: Date): Promise<Connection | null> {
    const query = { index: CONNECTIONS_BY_ID, where: 'connectionId = :id', values: { ':id': connectionId } };
    const [connection] = await this.#query(query, now);
    return connection ?? null;
  }

  /** All connections subscribed to a channel: those stored before this call are in it. */
  async inChannel(channel: string, now: Date): Promise<Connection[]> {
    return this.#query(
      { where: 'channel = :channel', values: { ':channel': channel }, consistent: true },
      now,
    );
  }

  /** Subscribes a visitor's connection to another session. */
  async move(connection: Connection, sessionId: string): Promise<Connection> {
    const moved = { ...connection, sessionId };
    if (channelOf(moved) === channelOf(connection)) return moved;
    await this.#table.transact([
      this.#table.deleting(keyOf(connection)),
      this.#table.putting(toConnectionItem(moved)),
    ]);
    return moved;
  }

  /** Stores when a connection was checked and last sent a frame; false where it has been removed. */
  async renew(connection: Connection): Promise<boolean> {
    const { seenAt, checkedAt } = connection;
    const renewed = await this.#table.update(keyOf(connection), {
      update: 'SET seenAt = :seen, checkedAt = :checked',
      condition: 'attribute_exists(connectionId)',
      values: { ':seen': seenAt, ':checked': checkedAt },
    });
    return renewed !== null;
  }

  async remove(connection: Connection): Promise<void> {
    await this.#table.delete(keyOf(connection));
  }

  async #query(query: Query, now: Date): Promise<Connection[]> {
    const found = (await this.#table.queryAll(query)).map(fromConnectionItem);
    // DynamoDB removes expired rows days later.
    return found.filter(({ expiresAt }) => expiresAt > now.getTime() / 1000);
  }
}
