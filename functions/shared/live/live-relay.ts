import type { Connection } from '@harbour-haul/aws/dynamodb/connections/connection-items';
import { ADMINS_CHANNEL, sessionChannel } from '@harbour-haul/aws/dynamodb/rows';
import type { PostOutcome } from '@harbour-haul/aws/realtime/sockets';
import type { ServerEvent } from '@harbour-haul/contract/realtime';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { ChatMessage } from '@harbour-haul/domain/chat/messages/chat-message';
import { messageView } from '../chat/message-view.ts';
import { sessionView } from '../chat/session-view.ts';
import { FanOut, type FanOutDeps } from './fan-out.ts';
import { ignoreFailure } from './ignore-failure.ts';
import { messageEvent } from './message-event.ts';
import type { OwnSocket } from './own-socket.ts';

/**
 * Publishes what was stored to open sockets. It is best effort and never throws: a client that misses an event pulls
 * its content.
 */
export class LiveRelay {
  readonly #deps: FanOutDeps;
  readonly #fanOut: FanOut;

  constructor(deps: FanOutDeps) {
    this.#deps = deps;
    this.#fanOut = new FanOut(deps);
  }

  /**
   * Publishes a stored message to the chat's visitor, who gets no author, and all admins.
   * @param own the sender's socket, which learns otherwise that it was stored
   */
  async publishMessage(message: ChatMessage, own: OwnSocket | null = null): Promise<void> {
    const visitors = messageEvent(messageView(message, { user: null }));
    await Promise.all([
      this.notifyVisitor(message.sessionId, visitors, own),
      this.notifyAdmins(messageEvent(message), own),
    ]);
  }

  /** Publishes a changed session; its visitor gets no admin's id. */
  async publishSession(session: ChatSession): Promise<void> {
    await Promise.all([
      this.notifyVisitor(session.id, {
        type: 'sessionUpdate',
        session: sessionView(session, { user: null }),
      }),
      this.publishToAdmins(session),
    ]);
  }

  /** Publishes a session that its visitor's own browser has changed, which knows what it said. */
  async publishToAdmins(session: ChatSession): Promise<void> {
    await this.notifyAdmins({ type: 'sessionUpdate', session });
  }

  /** Publishes a session that was just created. */
  async publishNewSession(session: ChatSession): Promise<void> {
    const { id: sessionId, visitorId, createdAt: timestamp } = session;
    await this.notifyAdmins({ type: 'new_chat_session', session, sessionId, visitorId, timestamp });
  }

  async notifyAdmins(event: ServerEvent, own: OwnSocket | null = null): Promise<void> {
    await ignoreFailure(async () => {
      await this.#fanOut.push(ADMINS_CHANNEL, JSON.stringify(event), own);
    });
  }

  /** Notifies a chat's visitor, and admins where it turns out that the visitor has left without anybody hearing of it. */
  async notifyVisitor(sessionId: string, event: ServerEvent, own: OwnSocket | null = null): Promise<void> {
    await ignoreFailure(async () => {
      if (await this.#fanOut.push(sessionChannel(sessionId), JSON.stringify(event), own))
        await this.farewell(sessionId);
    });
  }

  /** Tells admins that a visitor is offline, once no socket subscribes to their chat any more. */
  async farewell(sessionId: string): Promise<void> {
    if (await this.#isOnline(sessionId)) return;
    await this.notifyAdmins({ type: 'presence', sessionId, online: false });
    // Whoever came while that was told may have been told before it.
    if (await this.#isOnline(sessionId))
      await this.notifyAdmins({ type: 'presence', sessionId, online: true });
  }

  /** Replies to one connection. */
  async reply(connectionId: string, event: ServerEvent): Promise<PostOutcome> {
    return this.#deps.sockets.post(connectionId, JSON.stringify(event));
  }

  /** Closes a connection and removes its row. */
  async close(connection: Connection): Promise<void> {
    await this.#fanOut.close(connection);
  }

  /** Closes a connection that has no row. */
  async closeUnknown(connectionId: string): Promise<void> {
    await ignoreFailure(() => this.#deps.sockets.close(connectionId));
  }

  /** Closes all connections of an admin, or those of one sign-in. */
  async closeAllOfUser(username: string, signInId?: string): Promise<void> {
    await ignoreFailure(async () => {
      const admins = await this.#deps.connections.inChannel(ADMINS_CHANNEL, this.#deps.now());
      const theirs = admins.filter(
        (one) => one.subject === username && (signInId === undefined || one.signInId === signInId),
      );
      await Promise.all(theirs.map((connection) => this.close(connection)));
    });
  }

  /** Checks the admins' cookies that were not checked of late, and closes connections whose cookie is not valid. */
  async sweep(): Promise<void> {
    await ignoreFailure(async () => {
      await this.#fanOut.withValidCookie(
        await this.#deps.connections.inChannel(ADMINS_CHANNEL, this.#deps.now()),
      );
    });
  }

  async #isOnline(sessionId: string): Promise<boolean> {
    const subscribers = await this.#deps.connections.inChannel(sessionChannel(sessionId), this.#deps.now());
    return subscribers.length > 0;
  }
}
