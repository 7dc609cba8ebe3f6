import type { Connection } from '@harbour-haul/aws/dynamodb/connections/connection-items';

/** Beyond it, the oldest entries are read again. */
const MOST = 5000;

/**
 * The connections that this process has read, so that not every frame reads a row: the owner of a connection never
 * changes, and callers decide how old an entry may be.
 */
export class ConnectionCache {
  private readonly known = new Map<string, Connection>();

  get(connectionId: string): Connection | undefined {
    return this.known.get(connectionId);
  }

  set(connection: Connection): Connection {
    this.known.delete(connection.connectionId);
    this.known.set(connection.connectionId, connection);
    const [oldest] = this.known.keys();
    if (this.known.size > MOST && oldest !== undefined) this.known.delete(oldest);
    return connection;
  }

  delete(connectionId: string): void {
    this.known.delete(connectionId);
  }
}
