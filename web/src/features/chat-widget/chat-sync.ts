import { fetchMessages, fetchSession } from './chat-api.ts';
import type { ChatRecord } from './chat-record.ts';
import type { ChatStore } from './chat-store.ts';
import { mergeMessages } from './merge-messages.ts';
import { withClosedSession } from './outbox.ts';

const POLL_MS = 4000;
/** Whether a person has left again is asked at every so many looks. */
const LOOKS_PER_SESSION_READ = 5;
/** While the window is closed, only every so many times: for the count of unread replies. */
const TICKS_WHILE_CLOSED = 5;

/**
 * Brings what others say into the conversation, and notices when a person has left it. Looks again and again while
 * somebody is there or awaited; failures are silent, the next look makes up for them.
 */
export class ChatSync {
  /** Whether the window is open. */
  open = false;
  readonly #store: ChatStore;
  readonly #onPersonLeft: () => Promise<void>;
  #timer: ReturnType<typeof setInterval> | undefined;
  #looks = 0;
  #looking = false;

  constructor(store: ChatStore, onPersonLeft: () => Promise<void>) {
    this.#store = store;
    this.#onPersonLeft = onPersonLeft;
  }

  /** Looks every few seconds from now on, where a person is there or awaited. */
  start(): void {
    let ticks = 0;
    this.#timer ??= setInterval(() => {
      ticks += 1;
      const awaited = this.#store.record.answeredBy !== 'assistant';
      const due = this.open || ticks % TICKS_WHILE_CLOSED === 0;
      if (awaited && due && document.visibilityState === 'visible') void this.look();
    }, POLL_MS);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Fetches what is new, once. */
  async look(): Promise<void> {
    const { sessionId, answeredBy } = this.#store.record;
    if (sessionId === null || this.#looking) return;
    this.#looking = true;
    try {
      const readSession = answeredBy === 'person' && this.#looks % LOOKS_PER_SESSION_READ === 0;
      this.#looks += 1;
      await (readSession ? this.#readSession(sessionId) : this.#readMessages(sessionId));
    } catch {
      // The server is out of reach; the outbox notices as well and says so where it matters.
    } finally {
      this.#looking = false;
    }
  }

  async #readMessages(sessionId: string): Promise<void> {
    while (this.#store.record.sessionId === sessionId) {
      const { messages, lastSeq } = await fetchMessages(sessionId, this.#store.record.lastSeq);
      const { lastSeq: reached } = await this.#store.update((record) =>
        ofSession(record, sessionId, () => mergeMessages(record, messages, Date.now())),
      );
      if (messages.length === 0 || reached >= lastSeq) return;
    }
  }

  async #readSession(sessionId: string): Promise<void> {
    const session = await fetchSession(sessionId);
    await this.#store.update((record) =>
      ofSession(record, sessionId, () => {
        const merged = mergeMessages(record, session.messages, Date.now());
        return session.status === 'closed' ? withClosedSession(merged) : merged;
      }),
    );
    if (!session.isHandedOff) await this.#onPersonLeft();
  }
}

/** An answer that comes after the conversation was begun anew belongs to the old one. */
function ofSession(record: ChatRecord, sessionId: string, change: () => ChatRecord): ChatRecord {
  return record.sessionId === sessionId ? change() : record;
}
