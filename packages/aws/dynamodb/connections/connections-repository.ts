import { connectionKey, connectionPlaceKey } from '../rows.ts';
import type { Write } from '../table/items.ts';
import type { Table } from '../table/table.ts';
import { retryTransaction } from '../table/transactions.ts';
import {
  type Connection,
  channelOf,
  fromConnectionItem,
  fromPlaceItem,
  keyOf,
  toConnectionItem,
  toPlaceItem,
} from './connection-items.ts';

/** Open sockets in DynamoDB. */
export class ConnectionsRepository {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Stores a connection, and the same under its own id: a frame names nothing else, and an index would lag behind. */
  async open(connection: Connection): Promise<void> {
    const writes = this.#putting(connection);
    await retryTransaction(() => this.#table.transact(writes));
  }

  /**
   * The connection where it stands now, by a single read; `seenAt` and `checkedAt` may be those of its beginning. Null for none, and
   * for one that has expired.
   */
  async find(connectionId: string, now: Date): Promise<Connection | null> {
    const connection = await this.#placed(connectionId);
    return connection && connection.expiresAt > now.getTime() / 1000 ? connection : null;
  }

  /** All connections subscribed to a channel: those stored before this call are in it. */
  async inChannel(channel: string, now: Date): Promise<Connection[]> {
    const query = { where: 'channel = :channel', values: { ':channel': channel }, consistent: true };
    const found = (await this.#table.queryAll(query)).map(fromConnectionItem);
    // DynamoDB removes expired rows days later.
    return found.filter(({ expiresAt }) => expiresAt > now.getTime() / 1000);
  }

  /** Subscribes a visitor's connection to another session. */
  async move(connection: Connection, sessionId: string): Promise<Connection> {
    const moved = { ...connection, sessionId };
    if (channelOf(moved) === channelOf(connection)) return moved;
    const writes = [this.#table.deleting(keyOf(connection)), ...this.#putting(moved)];
    await retryTransaction(() => this.#table.transact(writes));
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

  /** Its place first: from then on no frame of it is accepted, whatever becomes of the rest. */
  async remove(connection: Connection): Promise<void> {
    await this.#table.delete(connectionPlaceKey(connection.connectionId));
    await this.#table.delete(keyOf(connection));
  }

  async #placed(connectionId: string): Promise<Connection | null> {
    const place = await this.#table.get(connectionPlaceKey(connectionId));
    if (!place) return null;
    const known = fromPlaceItem(place);
    if (known) return known;
    // Opened by the release before, which is still there for two hours.
    const item = await this.#table.get(connectionKey(String(place.place), connectionId));
    return item && fromConnectionItem(item);
  }

  #putting(connection: Connection): Write[] {
    return [this.#table.putting(toConnectionItem(connection)), this.#table.putting(toPlaceItem(connection))];
  }
}
