import { type Connection, channelOf } from '@harbour-haul/aws/dynamodb/connections/connection-items';
import { BoundedMap } from '../bounded-map.ts';

const MAX_CHANNELS = 1000;

/**
 * The subscribers of each channel at this process's last query, so that a push need not wait for the next one. A
 * connection that has left since costs one post to a socket that is gone, which removes it here.
 */
export class SubscriberCache {
  readonly #channels = new BoundedMap<string, readonly Connection[]>(MAX_CHANNELS);

  get(channel: string): readonly Connection[] {
    return this.#channels.get(channel) ?? [];
  }

  set(channel: string, connections: readonly Connection[]): void {
    if (connections.length > 0) this.#channels.set(channel, connections);
    else this.#channels.delete(channel);
  }

  delete(connection: Connection): void {
    const channel = channelOf(connection);
    const left = this.get(channel).filter(({ connectionId }) => connectionId !== connection.connectionId);
    this.set(channel, left);
  }
}
