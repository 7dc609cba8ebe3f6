import { ADMINS_CHANNEL, type Connection, sessionChannel } from '@harbour-haul/aws/dynamodb/connection-items';
import type { ConnectionsRepository } from '@harbour-haul/aws/dynamodb/connections-repository';
import type { UsersRepository } from '@harbour-haul/aws/dynamodb/users-repository';
import type { PostOutcome, Sockets } from '@harbour-haul/aws/realtime/sockets';
import type { ServerEvent } from '@harbour-haul/contract/realtime';
import type { ChatMessage } from '@harbour-haul/domain/chat/chat-message';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { sessionView } from '../chat/session-view.ts';
import { log } from '../log.ts';
import { isCookieGood } from './cookie-check.ts';
import { Listeners } from './listeners.ts';
import { messageEvent } from './message-event.ts';

/** A connection whose user was looked up longer ago hears nothing until that was done again. */
export const CHECK_MS = 45_000;

export interface RelayDeps {
  connections: ConnectionsRepository;
  sockets: Sockets;
  users: UsersRepository;
  now(): Date;
}

/**
 * Pushes what is stored to whom it concerns. Pushing is a courtesy: it never fails its caller, since whoever misses an
 * event pulls what it told of.
 */
export class LiveRelay {
  private readonly deps: RelayDeps;
  private readonly listeners = new Listeners();

  constructor(deps: RelayDeps) {
    this.deps = deps;
  }

  /**
   * A stored message, to the chat's visitor and to all admins.
   * @param except the connection that is told of it by an `ack`.
   */
  async message(message: ChatMessage, except?: string): Promise<void> {
    const event = messageEvent(message);
    await this.push(
      [
        { channel: sessionChannel(message.sessionId), event },
        { channel: ADMINS_CHANNEL, event },
      ],
      except,
    );
  }

  /** A changed session; its visitor learns no admin's id. */
  async session(session: ChatSession): Promise<void> {
    await this.push([
      {
        channel: sessionChannel(session.id),
        event: { type: 'sessionUpdate', session: sessionView(session, { user: null }) },
      },
      { channel: ADMINS_CHANNEL, event: { type: 'sessionUpdate', session } },
    ]);
  }

  /** A session that has just begun. */
  async newSession(session: ChatSession): Promise<void> {
    const { id: sessionId, visitorId, createdAt: timestamp } = session;
    await this.toAdmins({ type: 'new_chat_session', session, sessionId, visitorId, timestamp });
  }

  async toAdmins(event: ServerEvent): Promise<void> {
    await this.push([{ channel: ADMINS_CHANNEL, event }]);
  }

  async toVisitor(sessionId: string, event: ServerEvent): Promise<void> {
    await this.push([{ channel: sessionChannel(sessionId), event }]);
  }

  /** To one connection. */
  async reply(connectionId: string, event: ServerEvent): Promise<PostOutcome> {
    return this.deps.sockets.post(connectionId, JSON.stringify(event));
  }

  /** Ends a connection and forgets it. */
  async end(connection: Connection): Promise<void> {
    this.listeners.forget(connection);
    await Promise.all([
      this.deps.connections.remove(connection),
      this.deps.sockets.close(connection.connectionId),
    ]);
  }

  /** Ends a connection that is not known. */
  async drop(connectionId: string): Promise<void> {
    await quietly(() => this.deps.sockets.close(connectionId));
  }

  /** Ends all connections of an admin. */
  async endOfUser(username: string): Promise<void> {
    await quietly(async () => {
      const admins = await this.deps.connections.inChannel(ADMINS_CHANNEL, this.deps.now());
      const theirs = admins.filter(({ subject }) => subject === username);
      await Promise.all(theirs.map((connection) => this.end(connection)));
    });
  }

  /** Looks at the admins' cookies that nobody has looked at of late, and ends connections whose cookie is no good. */
  async sweep(): Promise<void> {
    await quietly(async () => {
      await this.checked(await this.deps.connections.inChannel(ADMINS_CHANNEL, this.deps.now()));
    });
  }

  private async push(parts: { channel: string; event: ServerEvent }[], except?: string): Promise<void> {
    await Promise.allSettled(
      parts.map(({ channel, event }) => quietly(() => this.pushTo(channel, JSON.stringify(event), except))),
    );
  }

  /** Those who heard the channel a moment ago hear it at once; who else is there now is looked up meanwhile. */
  private async pushTo(channel: string, data: string, except?: string): Promise<void> {
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

  /** Posts to all at once; answers whose socket is gone. */
  private async postAll(connections: readonly Connection[], data: string): Promise<Connection[]> {
    const outcomes = connections.map(async (connection) =>
      (await this.post(connection, data)) === 'gone' ? [connection] : [],
    );
    return (await Promise.all(outcomes)).flat();
  }

  private async post(connection: Connection, data: string): Promise<PostOutcome> {
    const outcome = await this.deps.sockets.post(connection.connectionId, data);
    if (outcome === 'gone') await quietly(() => this.deps.connections.remove(connection));
    if (outcome === 'failed') log('warn', 'push failed', { connectionId: connection.connectionId });
    return outcome;
  }

  /** Those whose cookie is good; the others are ended. */
  private async checked(connections: Connection[]): Promise<Connection[]> {
    const checks = await Promise.all(
      connections.map(async (connection) => ((await this.check(connection)) ? [connection] : [])),
    );
    return checks.flat();
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

/** Runs what may fail without anybody having to know; the log does. */
async function quietly(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    log('error', 'push failed', { error: error instanceof Error ? error.name : typeof error });
  }
}
