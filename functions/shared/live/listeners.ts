import { type Connection, channelOf } from '@harbour-haul/aws/dynamodb/connections/connection-items';

const MOST_CHANNELS = 1000;

/**
 * Who heard each channel when this process last looked, so that a push need not wait for looking again. Whoever has
 * left since costs a post to a socket that is gone, and is forgotten by it.
 */
export class Listeners {
  private readonly known = new Map<string, readonly Connection[]>();

  of(channel: string): readonly Connection[] {
    return this.known.get(channel) ?? [];
  }

  keep(channel: string, connections: readonly Connection[]): void {
    this.known.delete(channel);
    if (connections.length > 0) this.known.set(channel, connections);
    const [oldest] = this.known.keys();
    if (this.known.size > MOST_CHANNELS && oldest !== undefined) this.known.delete(oldest);
  }

  forget(connection: Connection): void {
    const channel = channelOf(connection);
    const left = this.of(channel).filter(({ connectionId }) => connectionId !== connection.connectionId);
    this.keep(channel, left);
  }
}
