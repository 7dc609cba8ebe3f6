import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';
import type { AdminSessionPatch } from '@harbour-haul/contract/chat/update-chat-session';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { ResumableStep } from '@harbour-haul/domain/chat/resume-point';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/admin-call.ts';
import { guardedCall } from './guarded-call.ts';
import type { SessionCache } from './sessions.ts';

/** Section 4. What visitors see is for the server to say, which knows who is signed in. */
const ADMIN_NAME = 'Admin';

/** What an admin changes of a session. Each response is merged into the cache at once. */
export class SessionChanges {
  readonly #user: SignedInUser;
  readonly #client: QueryClient;
  readonly #sessions: SessionCache;
  /** Takeovers that this admin is just ending: no news to them. */
  readonly #ending = new Set<string>();

  constructor(user: SignedInUser, client: QueryClient, sessions: SessionCache) {
    this.#user = user;
    this.#client = client;
    this.#sessions = sessions;
  }

  /**
   * @param from the username of the colleague who is seen to hold it, and is to hold it no longer
   * @throws ApiRequestError 409 with the holder where another admin holds the chat
   */
  async takeOver(id: string, from?: string): Promise<void> {
    const taken = { isHandedOff: true, adminId: this.#user.id, adminName: ADMIN_NAME };
    await this.#patch(id, { ...taken, ...(from !== undefined && { takeOverFrom: from }) });
  }

  /** @throws ApiRequestError 409 where the colleague has gone, or the chat is not this admin's any more */
  async handOver(id: string, colleague: string): Promise<void> {
    await this.#patch(id, { handOverTo: colleague });
  }

  /**
   * @param from the question that the assistant asks next, where it is not to go on where it stopped
   * @returns whether the assistant was told so
   */
  async endTakeover(id: string, from?: ResumableStep): Promise<boolean> {
    const ended = { isHandedOff: false, adminId: '', adminName: '' };
    const { resumeFrom } = await this.#end(id, { ...ended, ...(from && { resumeFrom: from }) });
    return from === undefined || resumeFrom?.step === from;
  }

  /** @param ownerId null for nobody @throws ApiRequestError 409 where it has become somebody else's meanwhile */
  async assign({ id, ownerId: previousOwnerId }: ChatSession, ownerId: string | null): Promise<void> {
    await this.#patch(id, { ownerId, previousOwnerId });
  }

  /** @param until when it comes back by itself; null for now @throws ApiRequestError 400 where that is past, or too far ahead */
  async snooze(id: string, until: Date | null): Promise<void> {
    await this.#patch(id, { snoozedUntil: until === null ? null : until.toISOString() });
  }

  async close(id: string): Promise<void> {
    await this.#end(id, { status: 'closed' });
  }

  /** Marks a chat as seen, here and on the server, if it is not yet. */
  async markViewed(id: string): Promise<void> {
    const session = this.#sessions.find(id);
    if (!session || session.adminViewed) return;
    this.#sessions.merge([{ ...session, adminViewed: true }]);
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

  async #end(id: string, body: AdminSessionPatch): Promise<ChatSession> {
    this.#ending.add(id);
    try {
      return await this.#patch(id, body);
    } finally {
      this.#ending.delete(id);
    }
  }

  async #patch(id: string, body: AdminSessionPatch): Promise<ChatSession> {
    const patch = () => call('updateChatSession', { params: { id }, body });
    const session = await guardedCall(this.#client, patch);
    this.#sessions.merge([session]);
    return session;
  }
}
