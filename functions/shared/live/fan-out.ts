import { type Connection, isOpening } from '@harbour-haul/aws/dynamodb/connections/connection-items';
import type { ConnectionsRepository } from '@harbour-haul/aws/dynamodb/connections/connections-repository';
import type { UsersRepository } from '@harbour-haul/aws/dynamodb/users/users-repository';
import type { PostOutcome, Sockets } from '@harbour-haul/aws/realtime/sockets';
import { log } from '../log.ts';
import { isCookieGood } from './cookie-check.ts';
import { Listeners } from './listeners.ts';
import { quietly } from './quietly.ts';

/** A connection whose user was looked up longer ago hears nothing until that was done again. */
const CHECK_MS = 45_000;

export interface FanOutDeps {
  connections: ConnectionsRepository;
  sockets: Sockets;
  users: UsersRepository;
  now(): Date;
}

/** Sends a text to all who hear a channel, as far as their cookies are still good. */
export class FanOut {
  private readonly deps: FanOutDeps;
  private readonly listeners = new Listeners();

  constructor(deps: FanOutDeps) {
    this.deps = deps;
  }

  /** Those who heard the channel a moment ago hear it at once; who else is there now is looked up meanwhile. */
  async push(channel: string, data: string, except?: string): Promise<void> {
    const early = this.listeners
      .of(channel)
      .filter((connection) => connection.connectionId !== except && this.isFresh(connection));
    const told = new Set([except, ...early.map(({ connectionId }) => connectionId)]);
    const posts = this.postAll(early, data);
    const rows = await this.deps.connections.inChannel(channel, this.deps.now());
    const others = await this.checked(rows.filter(({ connectionId }) => !told.has(connectionId)));
    const gone = (await Promise.all([posts, this.postAll(others, data)])).flat();
    this.listeners.keep(
      channel,
      rows.filter((row) => others.includes(row) || told.has(row.connectionId)),
    );
    for (const connection of gone) this.listeners.forget(connection);
  }

  /** Those whose cookie is good; the others are ended. */
  async checked(connections: readonly Connection[]): Promise<Connection[]> {
    const checks = connections.map(async (connection) =>
      (await this.check(connection)) ? [connection] : [],
    );
    return (await Promise.all(checks)).flat();
  }

  /** Ends a connection and forgets it. */
  async end(connection: Connection): Promise<void> {
    this.listeners.forget(connection);
    await Promise.all([
      this.deps.connections.remove(connection),
      this.deps.sockets.close(connection.connectionId),
    ]);
  }

  /** Posts to all at once; answers whose socket is gone. */
  private async postAll(connections: readonly Connection[], data: string): Promise<Connection[]> {
    const outcomes = connections.map(async (connection) =>
      (await this.post(connection, data)) === 'gone' ? [connection] : [],
    );
    return (await Promise.all(outcomes)).flat();
  }

  /** What is missed while opening is made up for by the greeting, which tells where the chat stands. */
  private async post(connection: Connection, data: string): Promise<PostOutcome> {
    const outcome = await this.deps.sockets.post(connection.connectionId, data);
    if (outcome === 'gone' && isOpening(connection, this.deps.now())) return 'failed';
    if (outcome === 'gone') await quietly(() => this.deps.connections.remove(connection));
    if (outcome === 'failed') log('warn', 'push failed', { connectionId: connection.connectionId });
    return outcome;
  }

  /** Whether a connection's cookie was good within the last minute. */
  private isFresh({ role, checkedAt, tokenExpiresAt }: Connection): boolean {
    const now = this.deps.now().getTime();
    return (role === 'visitor' || now - checkedAt < CHECK_MS) && tokenExpiresAt > now / 1000;
  }

  private async check(connection: Connection): Promise<boolean> {
    if (this.isFresh(connection)) return true;
    const now = this.deps.now();
    if (await isCookieGood(connection, this.deps.users, now)) {
      return this.deps.connections.renew({ ...connection, checkedAt: now.getTime() });
    }
    await this.end(connection);
    return false;
  }
}
