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
   * Publishes stored messages of a chat, in their order, to its visitor, who gets no author, and all admins. A session that its
   * visitor's own browser has changed with them goes to admins alone, in one with them.
   * @param own the sender's socket, which learns otherwise that they were stored
   */
  async publishMessages(
    messages: readonly [ChatMessage, ...ChatMessage[]],
    { own = null, session = null }: { own?: OwnSocket | null; session?: ChatSession | null } = {},
  ): Promise<void> {
    const visitors = messages.map((message) => messageEvent(messageView(message, { user: null })));
    const update = session === null ? [] : [{ type: 'sessionUpdate' as const, session }];
    await Promise.all([
      this.#toVisitor(messages[0].sessionId, visitors, own),
      this.#toAdmins([...messages.map(messageEvent), ...update], own),
    ]);
  }

  /** Publishes a changed session; its visitor gets no admin's id. */
  async publishSession(session: ChatSession): Promise<void> {
    await Promise.all([
      this.notifyVisitor(session.id, {
        type: 'sessionUpdate',
        session: sessionView(session, { user: null }),
      }),
      this.notifyAdmins({ type: 'sessionUpdate', session }),
    ]);
  }

  /** Publishes a session that was just created. */
  async publishNewSession(session: ChatSession): Promise<void> {
    const { id: sessionId, visitorId, createdAt: timestamp } = session;
    await this.notifyAdmins({ type: 'new_chat_session', session, sessionId, visitorId, timestamp });
  }

  async notifyAdmins(event: ServerEvent): Promise<void> {
    await this.#toAdmins([event], null);
  }

  /** Notifies a chat's visitor, and admins where it turns out that the visitor has left without anybody hearing of it. */
  async notifyVisitor(sessionId: string, event: ServerEvent): Promise<void> {
    await this.#toVisitor(sessionId, [event], null);
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

  async #toAdmins(events: readonly ServerEvent[], own: OwnSocket | null): Promise<void> {
    await ignoreFailure(async () => {
      await this.#fanOut.push(ADMINS_CHANNEL, asFrames(events), own);
    });
  }

  async #toVisitor(sessionId: string, events: readonly ServerEvent[], own: OwnSocket | null): Promise<void> {
    await ignoreFailure(async () => {
      if (await this.#fanOut.push(sessionChannel(sessionId), asFrames(events), own))
        await this.farewell(sessionId);
    });
  }

  async #isOnline(sessionId: string): Promise<boolean> {
    const subscribers = await this.#deps.connections.inChannel(sessionChannel(sessionId), this.#deps.now());
    return subscribers.length > 0;
  }
}

function asFrames(events: readonly ServerEvent[]): string[] {
  return events.map((event) => JSON.stringify(event));
}
