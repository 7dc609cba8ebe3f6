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
      parts.map(({ channel, event }) =>
        quietly(async () => {
          const rows = await this.deps.connections.inChannel(channel, this.deps.now());
          const others = rows.filter(({ connectionId }) => connectionId !== except);
          const data = JSON.stringify(event);
          await Promise.allSettled(
            (await this.checked(others)).map((connection) => this.post(connection, data)),
          );
        }),
      ),
    );
  }

  private async post(connection: Connection, data: string): Promise<void> {
    const outcome = await this.deps.sockets.post(connection.connectionId, data);
    if (outcome === 'gone') await this.deps.connections.remove(connection);
    if (outcome === 'failed') log('warn', 'push failed', { connectionId: connection.connectionId });
  }

  /** Those whose cookie is good; the others are ended. */
  private async checked(connections: Connection[]): Promise<Connection[]> {
    const checks = await Promise.all(
      connections.map(async (connection) => ((await this.check(connection)) ? [connection] : [])),
    );
    return checks.flat();
  }

  private async check(connection: Connection): Promise<boolean> {
    const now = this.deps.now();
    const isFresh = connection.role === 'visitor' || now.getTime() - connection.checkedAt < CHECK_MS;
    if (isFresh && connection.tokenExpiresAt > now.getTime() / 1000) return true;
    if (!isFresh && (await isCookieGood(connection, this.deps.users, now))) {
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
