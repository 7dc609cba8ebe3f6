import type { ChatMessage } from '@harbour-haul/domain/chat/chat-message';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { ApiRequestError } from '#lib/api-client.ts';
import type { ChatRecord } from '../state/chat-record.ts';
import type { ChatStore } from '../state/chat-store.ts';
import { mergeFetched, mergePushed } from '../state/merge-messages.ts';
import type { SessionState } from '../state/session-changes.ts';
import { fetchMessages, fetchSession } from './chat-api.ts';

interface ChatSyncEvents {
  /** How the session stands now. */
  onSession: (session: SessionState) => Promise<void>;
  /** The session is not this browser's (any more). */
  onLost: (sessionId: string) => void;
}

/** `all`: how the session stands, too. */
type Reading = 'all' | 'messages';

/** A session that is not ours (any more) or does not exist. */
const LOST = new Set([401, 403, 404]);

/**
 * Brings what the server knows into the conversation, pushed or pulled. Failures are silent: the next look makes up for
 * them.
 */
export class ChatSync {
  readonly #store: ChatStore;
  readonly #events: ChatSyncEvents;
  #reading: Promise<void> | null = null;
  /** Asked for while something was being read. */
  #next: Reading | null = null;

  constructor(store: ChatStore, events: ChatSyncEvents) {
    this.#store = store;
    this.#events = events;
  }

  /** Asks how the session stands and what was said. */
  pull(): Promise<void> {
    return this.#read('all');
  }

  /** Asks what was said after what is known. */
  pullMessages(): Promise<void> {
    return this.#read('messages');
  }

  /** A message was pushed; where others are missing before it, they are asked for. */
  async receiveMessage(message: ChatMessage): Promise<void> {
    const { lastSeq } = await this.#store.update((record) =>
      ofSession(record, message.sessionId, () => mergePushed(record, message, Date.now())),
    );
    if (lastSeq < message.seq) await this.pullMessages();
  }

  /** The session was pushed; where it holds messages that are not known, they are asked for. */
  async receiveSession(session: ChatSession): Promise<void> {
    const fill = async () => {
      const { sessionId, lastSeq } = this.#store.record;
      if (sessionId === session.id && lastSeq < session.seq) await this.pullMessages();
    };
    await this.#inOrder(session, fill);
  }

  /** Who joins is named above their words; who left or closed the chat did so below them. */
  async #inOrder(session: SessionState, merge: () => Promise<unknown>): Promise<void> {
    if (!session.isHandedOff) await merge();
    await this.#events.onSession(session);
    if (session.isHandedOff) await merge();
  }

  #read(what: Reading): Promise<void> {
    if (this.#reading) this.#next = this.#next === 'all' ? 'all' : what;
    this.#reading ??= this.#readAll(what);
    return this.#reading;
  }

  async #readAll(what: Reading): Promise<void> {
    for (let now: Reading | null = what; now; now = this.#takeNext()) await this.#once(now);
    this.#reading = null;
  }

  #takeNext(): Reading | null {
    const next = this.#next;
    this.#next = null;
    return next;
  }

  async #once(what: Reading): Promise<void> {
    const { sessionId } = this.#store.record;
    if (sessionId === null) return;
    try {
      if (what === 'all') await this.#readSession(sessionId);
      else await this.#readMessages(sessionId);
    } catch (error) {
      if (error instanceof ApiRequestError && LOST.has(error.status)) this.#events.onLost(sessionId);
      // Else the server is out of reach; the outbox notices as well and says so where it matters.
    }
  }

  async #readMessages(sessionId: string): Promise<void> {
    while (this.#store.record.sessionId === sessionId) {
      const { messages, lastSeq } = await fetchMessages(sessionId, this.#store.record.lastSeq);
      const { lastSeq: reached } = await this.#store.update((record) =>
        ofSession(record, sessionId, () => mergeFetched(record, messages, Date.now())),
      );
      if (messages.length === 0 || reached >= lastSeq) return;
    }
  }

  async #readSession(sessionId: string): Promise<void> {
    const session = await fetchSession(sessionId);
    await this.#inOrder(session, async () => {
      const first = session.messages[0]?.seq ?? 0;
      // The newest alone come with the session: in a long chat there can be a hole before them.
      if (first > this.#store.record.lastSeq + 1) await this.#readMessages(sessionId);
      await this.#store.update((record) =>
        ofSession(record, sessionId, () => mergeFetched(record, session.messages, Date.now())),
      );
    });
  }
}

/** What comes after the conversation was begun anew belongs to the old one. */
function ofSession(record: ChatRecord, sessionId: string, change: () => ChatRecord): ChatRecord {
  return record.sessionId === sessionId ? change() : record;
}
