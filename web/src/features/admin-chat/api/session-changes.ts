import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';
import type { SessionFeed } from '../state/session-feed.ts';
import { patchSession, type SessionPatch } from './chat-api.ts';
import type { ConsoleRequest } from './console-request.ts';

/** Section 4. What visitors see is for the server to say, which knows who is signed in. */
const ADMIN_NAME = 'Admin';

/** What an admin changes of a session. Each response is merged into the list at once. */
export class SessionChanges {
  readonly #user: SignedInUser;
  readonly #request: ConsoleRequest;
  readonly #feed: SessionFeed;
  /** Takeovers that this admin is just ending: no news to them. */
  readonly #ending = new Set<string>();

  constructor(user: SignedInUser, request: ConsoleRequest, feed: SessionFeed) {
    this.#user = user;
    this.#request = request;
    this.#feed = feed;
  }

  /** @throws ApiRequestError 409 with the holder where another admin holds the chat */
  async takeOver(id: string): Promise<void> {
    await this.#patch(id, { isHandedOff: true, adminId: this.#user.id, adminName: ADMIN_NAME });
  }

  async endTakeover(id: string): Promise<void> {
    await this.#end(id, { isHandedOff: false, adminId: '', adminName: '' });
  }

  async close(id: string): Promise<void> {
    await this.#end(id, { status: 'closed' });
  }

  /** Marks a chat as seen, here and on the server, if it is not yet. */
  async markViewed(id: string): Promise<void> {
    const session = this.#feed.find(id);
    if (!session || session.adminViewed) return;
    this.#feed.merge([{ ...session, adminViewed: true }]);
    try {
      await this.#patch(id, { adminViewed: true });
    } catch {
      // Not worth a message: the next admin who opens the chat marks it.
    }
  }

  /** Whether this admin is just ending the takeover of a session. */
  isEnding(id: string): boolean {
    return this.#ending.has(id);
  }

  async #end(id: string, body: SessionPatch): Promise<void> {
    this.#ending.add(id);
    try {
      await this.#patch(id, body);
    } finally {
      this.#ending.delete(id);
    }
  }

  async #patch(id: string, body: SessionPatch): Promise<void> {
    this.#feed.merge([await patchSession(this.#request, id, body)]);
  }
}
