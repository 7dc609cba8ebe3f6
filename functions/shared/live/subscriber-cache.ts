import { type Connection, channelOf } from '@harbour-haul/aws/dynamodb/connections/connection-items';

const MAX_CHANNELS = 1000;

/**
 * The subscribers of each channel at this process's last query, so that a push need not wait for the next one. A
 * connection that has left since costs one post to a socket that is gone, which removes it here.
 */
export class SubscriberCache {
  private readonly known = new Map<string, readonly Connection[]>();

  get(channel: string): readonly Connection[] {
    return this.known.get(channel) ?? [];
  }

  set(channel: string, connections: readonly Connection[]): void {
    this.known.delete(channel);
    if (connections.length > 0) this.known.set(channel, connections);
    const [oldest] = this.known.keys();
    if (this.known.size > MAX_CHANNELS && oldest !== undefined) this.known.delete(oldest);
  }

  delete(connection: Connection): void {
    const channel = channelOf(connection);
    const left = this.get(channel).filter(({ connectionId }) => connectionId !== connection.connectionId);
    this.set(channel, left);
  }
}
