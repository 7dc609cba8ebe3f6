import { type Connection, isOpening } from '@harbour-haul/aws/dynamodb/connections/connection-items';
import type { ConnectionsRepository } from '@harbour-haul/aws/dynamodb/connections/connections-repository';
import type { UsersRepository } from '@harbour-haul/aws/dynamodb/users/users-repository';
import type { PostOutcome, Sockets } from '@harbour-haul/aws/realtime/sockets';
import { isCheckFresh, isCookieValid } from './cookie-check.ts';
import { countFailedPushes } from './count-failed-pushes.ts';
import { ignoreFailure } from './ignore-failure.ts';
import { nextTurn } from './next-turn.ts';
import { isOwn, type OwnSocket } from './own-socket.ts';
import { SubscriberCache } from './subscriber-cache.ts';

export interface FanOutDeps {
  connections: ConnectionsRepository;
  sockets: Sockets;
  users: UsersRepository;
  now(): Date;
}

/** A post and what became of it. */
interface Posted {
  connection: Connection;
  outcome: PostOutcome;
}

/** Sends events to all subscribers of a channel whose cookies are still valid. */
export class FanOut {
  readonly #deps: FanOutDeps;
  readonly #subscribers = new SubscriberCache();

  constructor(deps: FanOutDeps) {
    this.#deps = deps;
  }

  /**
   * Posts to the cached subscribers at once, to each of them in order; the table is queried for the others while these posts are
   * on their way.
   * @param own the sender's socket, which is left out
   * @returns whether some were gone, of which nobody had told: API Gateway does not promise to report every end
   */
  async push(channel: string, data: readonly string[], own: OwnSocket | null = null): Promise<boolean> {
    const cached = this.#subscribers
      .get(channel)
      .filter((connection) => !isOwn(connection, own) && isCheckFresh(connection, this.#deps.now()));
    const cachedIds = new Set(cached.map(({ connectionId }) => connectionId));
    const isNotified = (row: Connection) => cachedIds.has(row.connectionId) || isOwn(row, own);
    const posts = this.#postAll(cached, data);
    await nextTurn();
    const rows = await this.#deps.connections.inChannel(channel, this.#deps.now());
    const others = await this.withValidCookie(rows.filter((row) => !isNotified(row)));
    const outcomes = (await Promise.all([posts, this.#postAll(others, data)])).flat();
    const withOutcome = (wanted: PostOutcome) =>
      outcomes.flatMap(({ connection, outcome }) => (outcome === wanted ? [connection] : []));
    countFailedPushes(withOutcome('failed').map(({ connectionId }) => connectionId));
    this.#subscribers.set(
      channel,
      rows.filter((row) => others.includes(row) || isNotified(row)),
    );
    const gone = withOutcome('gone');
    for (const connection of gone) this.#subscribers.delete(connection);
    return gone.length > 0;
  }

  /** The connections whose cookie is valid; the others are closed. */
  async withValidCookie(connections: readonly Connection[]): Promise<Connection[]> {
    const checks = connections.map(async (connection) =>
      (await this.#check(connection)) ? [connection] : [],
    );
    return (await Promise.all(checks)).flat();
  }

  /** Closes a connection and removes its row. */
  async close(connection: Connection): Promise<void> {
    this.#subscribers.delete(connection);
    await Promise.all([
      this.#deps.connections.remove(connection),
      this.#deps.sockets.close(connection.connectionId),
    ]);
  }

  /** Posts to all in parallel. */
  async #postAll(connections: readonly Connection[], data: readonly string[]): Promise<Posted[]> {
    const posts = connections.map(async (connection) => ({
      connection,
      outcome: await this.#post(connection, data),
    }));
    return Promise.all(posts);
  }

  /** An opening connection misses nothing: its first reply carries the chat's current state. */
  async #post(connection: Connection, data: readonly string[]): Promise<PostOutcome> {
    const outcome = await this.#postInOrder(connection.connectionId, data);
    if (outcome === 'gone' && isOpening(connection, this.#deps.now())) return 'failed';
    if (outcome === 'gone') await ignoreFailure(() => this.#deps.connections.remove(connection));
    return outcome;
  }

  /** @returns the worst that became of one: whoever missed one sees so by the next, and pulls it */
  async #postInOrder(connectionId: string, data: readonly string[]): Promise<PostOutcome> {
    let worst: PostOutcome = 'sent';
    for (const one of data) {
      const outcome = await this.#deps.sockets.post(connectionId, one);
      if (outcome === 'gone') return outcome;
      if (outcome === 'failed') worst = outcome;
    }
    return worst;
  }

  async #check(connection: Connection): Promise<boolean> {
    const now = this.#deps.now();
    if (isCheckFresh(connection, now)) return true;
    if (await isCookieValid(connection, this.#deps.users, now)) {
      return this.#deps.connections.renew({ ...connection, checkedAt: now.getTime() });
    }
    await this.close(connection);
    return false;
  }
}
