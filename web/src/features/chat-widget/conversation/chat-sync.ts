import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { ChatMessage } from '@harbour-haul/domain/chat/messages/chat-message';
import { call } from '#lib/api/visitor-call.ts';
import type { ChatRecord } from '../state/chat-record.ts';
import type { ChatStore } from '../state/chat-store.ts';
import { mergeFetched, mergePushed } from '../state/merge-messages.ts';
import type { SessionState } from '../state/session-changes.ts';
import { CHAT_TIMEOUT_MS } from './chat-delivery.ts';
import { isSessionLost } from './delivery-failure.ts';

interface ChatSyncEvents {
  /** How the session stands now. */
  onSession: (session: SessionState) => Promise<void>;
  /** The session is not this browser's (any more). */
  onLost: (sessionId: string) => void;
}

/** `all`: how the session stands, too. */
type Pull = 'all' | 'messages';

/** Merges what the server knows into the conversation, pushed or pulled. A pull that fails is made up for by the next. */
export class ChatSync {
  readonly #store: ChatStore;
  readonly #events: ChatSyncEvents;
  #running: Promise<void> | null = null;
  /** Requested while something was being pulled. */
  #next: Pull | null = null;

  constructor(store: ChatStore, events: ChatSyncEvents) {
    this.#store = store;
    this.#events = events;
  }

  /** Fetches how the session stands and what was said. */
  pull(): Promise<void> {
    return this.#pull('all');
  }

  /** The server has said how the session stands; what is not known of it was pushed and lost. */
  noteState({ seq, version }: { seq: number; version: number }): void {
    const { lastSeq, sessionVersion } = this.#store.record;
    if (seq > lastSeq || version > sessionVersion) void this.pull();
  }

  /** A message was pushed; where others are missing before it, they are fetched. */
  async receiveMessage(message: ChatMessage): Promise<void> {
    const { lastSeq } = await this.#store.update((record) =>
      ofSession(record, message.sessionId, () => mergePushed(record, message, Date.now())),
    );
    if (lastSeq < message.seq) await this.#pull('messages');
  }

  /** The session was pushed; where it holds messages that are not known, they are fetched. */
  async receiveSession(session: ChatSession): Promise<void> {
    await this.#inOrder(session, async () => {
      const { sessionId, lastSeq } = this.#store.record;
      if (sessionId === session.id && lastSeq < session.seq) await this.#pull('messages');
    });
  }

  /** Who joins is noted above their messages; who left or closed the chat did so below them. */
  async #inOrder(session: SessionState, merge: () => Promise<unknown>): Promise<void> {
    if (!session.isHandedOff) await merge();
    await this.#events.onSession(session);
    if (session.isHandedOff) await merge();
  }

  #pull(what: Pull): Promise<void> {
    if (this.#running) this.#next = this.#next === 'all' ? 'all' : what;
    this.#running ??= this.#pullAll(what);
    return this.#running;
  }

  async #pullAll(what: Pull): Promise<void> {
    for (let now: Pull | null = what; now; now = this.#takeNext()) await this.#pullOnce(now);
    this.#running = null;
  }

  #takeNext(): Pull | null {
    const next = this.#next;
    this.#next = null;
    return next;
  }

  async #pullOnce(what: Pull): Promise<void> {
    const { sessionId, sentIn } = this.#store.record;
    if (sessionId !== null) await this.#pullOf(sessionId, what);
    // What became of the request is said where it was sent, also once that is closed.
    if (what === 'all' && sentIn !== null && sentIn !== sessionId) await this.#pullOf(sentIn, what);
  }

  async #pullOf(sessionId: string, what: Pull): Promise<void> {
    try {
      if (what === 'all') await this.#pullSession(sessionId);
      else await this.#pullMessages(sessionId);
    } catch (error) {
      if (isSessionLost(error)) this.#events.onLost(sessionId);
      // Else the server is out of reach; the outbox notices as well and says so where it matters.
    }
  }

  async #pullMessages(sessionId: string): Promise<void> {
    while (this.#store.record.sessionId === sessionId) {
      const input = { params: { id: sessionId }, query: { after: this.#store.record.lastSeq } };
      const { messages, lastSeq } = await call('listChatMessages', input, timeout());
      const { lastSeq: reached } = await this.#store.update((record) =>
        ofSession(record, sessionId, () => mergeFetched(record, messages, Date.now())),
      );
      if (messages.length === 0 || reached >= lastSeq) return;
    }
  }

  async #pullSession(sessionId: string): Promise<void> {
    const session = await call('getChatSession', { params: { id: sessionId } }, timeout());
    await this.#inOrder(session, async () => {
      const first = session.messages[0]?.seq ?? 0;
      // The newest alone come with the session: in a long chat there can be a hole before them.
      if (first > this.#store.record.lastSeq + 1) await this.#pullMessages(sessionId);
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

function timeout() {
  return { signal: AbortSignal.timeout(CHAT_TIMEOUT_MS) };
}
