import {
  ADMINS_CHANNEL,
  type Connection,
  sessionChannel,
} from '@harbour-haul/aws/dynamodb/connections/connection-items';
import type { PostOutcome } from '@harbour-haul/aws/realtime/sockets';
import type { ServerEvent } from '@harbour-haul/contract/realtime';
import type { ChatMessage } from '@harbour-haul/domain/chat/chat-message';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { sessionView } from '../chat/session-view.ts';
import { FanOut, type FanOutDeps } from './fan-out.ts';
import { messageEvent } from './message-event.ts';
import { quietly } from './quietly.ts';

/**
 * Tells open sockets of what is stored. Telling is a courtesy: it never fails its caller, since whoever misses an event
 * pulls what it told of.
 */
export class LiveRelay {
  private readonly deps: FanOutDeps;
  private readonly fanOut: FanOut;

  constructor(deps: FanOutDeps) {
    this.deps = deps;
    this.fanOut = new FanOut(deps);
  }

  /**
   * A stored message, to the chat's visitor and to all admins.
   * @param except the connection that is told of it by an `ack`.
   */
  async message(message: ChatMessage, except?: string): Promise<void> {
    const event = messageEvent(message);
    const channels = [sessionChannel(message.sessionId), ADMINS_CHANNEL];
    await Promise.all(channels.map((channel) => this.tell(channel, event, except)));
  }

  /** A changed session; its visitor learns no admin's id. */
  async session(session: ChatSession): Promise<void> {
    await Promise.all([
      this.toVisitor(session.id, {
        type: 'sessionUpdate',
        session: sessionView(session, { user: null }),
      }),
      this.toAdmins({ type: 'sessionUpdate', session }),
    ]);
  }

  /** A session that has just begun. */
  async newSession(session: ChatSession): Promise<void> {
    const { id: sessionId, visitorId, createdAt: timestamp } = session;
    await this.toAdmins({ type: 'new_chat_session', session, sessionId, visitorId, timestamp });
  }

  async toAdmins(event: ServerEvent): Promise<void> {
    await this.tell(ADMINS_CHANNEL, event);
  }

  async toVisitor(sessionId: string, event: ServerEvent): Promise<void> {
    await this.tell(sessionChannel(sessionId), event);
  }

  /** To one connection. */
  async reply(connectionId: string, event: ServerEvent): Promise<PostOutcome> {
    return this.deps.sockets.post(connectionId, JSON.stringify(event));
  }

  /** Ends a connection and forgets it. */
  async end(connection: Connection): Promise<void> {
    await this.fanOut.end(connection);
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
      await this.fanOut.checked(await this.deps.connections.inChannel(ADMINS_CHANNEL, this.deps.now()));
    });
  }

  private async tell(channel: string, event: ServerEvent, except?: string): Promise<void> {
    await quietly(() => this.fanOut.push(channel, JSON.stringify(event), except));
  }
}
