import type { Connection } from '@harbour-haul/aws/dynamodb/connections/connection-items';

/** More than one process serves at a time; beyond it, the longest known are read again. */
const MOST = 5000;

/**
 * What this process knows of connections, so that not every frame reads a row: who a connection belongs to never
 * changes while it lasts, and how long that is believed is the caller's to say.
 */
export class ConnectionMemory {
  private readonly known = new Map<string, Connection>();

  get(connectionId: string): Connection | undefined {
    return this.known.get(connectionId);
  }

  keep(connection: Connection): Connection {
    this.known.delete(connection.connectionId);
    this.known.set(connection.connectionId, connection);
    const [oldest] = this.known.keys();
    if (this.known.size > MOST && oldest !== undefined) this.known.delete(oldest);
    return connection;
  }

  forget(connectionId: string): void {
    this.known.delete(connectionId);
  }
}
