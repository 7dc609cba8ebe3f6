import type { ChatMessage } from '@harbour-haul/domain/chat/chat-message';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { backoffMs } from '#lib/chat/backoff.ts';
import { RECONNECT_BACKOFF } from '#lib/chat/live-channel.ts';
import { type LivePlatform, Timer } from '#lib/chat/live-platform.ts';
import {
  EMPTY_LOG,
  hasHole,
  logFrom,
  type MessageLog,
  mergeMessages,
  prependMessages,
} from '#lib/chat/message-log.ts';
import { Outbox, type OutgoingMessage } from '#lib/chat/outbox.ts';
import { getMessages, getSession, postMessage } from '../api/chat-api.ts';
import type { ConsoleRequest } from '../api/console-request.ts';
import { Store } from './store.ts';

const EARLIER_PAGE = 500;

export interface ChatState {
  phase: 'loading' | 'ready' | 'failed';
  log: MessageLog;
  /** What this admin has written and is not stored yet. */
  outgoing: readonly OutgoingMessage[];
  loadingEarlier: boolean;
  /** The visitor's browser has everything up to here. */
  deliveredSeq: number;
}

interface OpenChatOptions {
  id: string;
  request: ConsoleRequest;
  platform: LivePlatform;
  onSession: (session: ChatSession) => void;
  onMessage: (message: ChatMessage) => void;
  onLoadFailed: (error: unknown) => void;
  onSendFailed: (message: OutgoingMessage, error: unknown) => void;
}

/** One chat with its messages: loaded, kept whole, and written to. */
export class OpenChat {
  readonly id: string;
  readonly store = new Store<ChatState>({
    phase: 'loading',
    log: EMPTY_LOG,
    outgoing: [],
    loadingEarlier: false,
    deliveredSeq: 0,
  });
  readonly #options: OpenChatOptions;
  readonly #outbox: Outbox;
  readonly #retryTimer: Timer;
  #retries = 0;
  /** The last `seq` that arrived while the chat was being loaded. */
  #receivedSeq = 0;
  #pulling: Promise<void> | null = null;

  constructor(options: OpenChatOptions) {
    this.id = options.id;
    this.#options = options;
    this.#retryTimer = new Timer(options.platform);
    this.#outbox = new Outbox({
      post: (message) => postMessage(options.request, options.id, message),
      onStored: (message) => this.apply(message),
      onFailed: options.onSendFailed,
      onChange: (outgoing) => this.store.update({ outgoing }),
    });
  }

  /** Loads the session with its newest messages. What is there already stays whatever happens. */
  async load(): Promise<void> {
    if (this.store.get().phase === 'failed') this.store.update({ phase: 'loading' });
    try {
      const { messages, lastSeq, ...session } = await getSession(this.#options.request, this.id);
      this.#begin(messages, lastSeq);
      this.#options.onSession(session);
    } catch (error) {
      if (this.store.get().phase !== 'ready') this.store.update({ phase: 'failed' });
      this.#options.onLoadFailed(error);
    }
  }

  /** Fetches whatever is missing at the end or between; quiet where it fails, since it is tried again. */
  pull(): Promise<void> {
    if (this.store.get().phase === 'loading') return Promise.resolve();
    if (this.store.get().phase === 'failed') return this.load();
    this.#pulling ??= this.#pull().finally(() => {
      this.#pulling = null;
    });
    return this.#pulling;
  }

  /** Loads the page before the first message that is shown. */
  async loadEarlier(): Promise<void> {
    const { log, loadingEarlier } = this.store.get();
    if (log.from === 0 || loadingEarlier) return;
    const from = Math.max(0, log.from - EARLIER_PAGE);
    this.store.update({ loadingEarlier: true });
    try {
      const { messages } = await getMessages(this.#options.request, this.id, from, log.from - from);
      this.#setLog(prependMessages(this.store.get().log, from, messages));
    } catch (error) {
      this.#options.onLoadFailed(error);
    } finally {
      this.store.update({ loadingEarlier: false });
    }
  }

  /** Merges a message, whichever way it arrived. */
  apply(message: ChatMessage): void {
    if (message.clientMessageId) this.#outbox.drop(message.clientMessageId);
    if (this.store.get().phase === 'ready') this.#setLog(mergeMessages(this.store.get().log, [message]));
    else this.noteSeq(message.seq);
    this.#options.onMessage(message);
  }

  /** The server says that there are so many messages. */
  noteSeq(seq: number): void {
    this.#receivedSeq = Math.max(this.#receivedSeq, seq);
    if (this.store.get().phase === 'ready') this.#setLog(mergeMessages(this.store.get().log, [], seq));
  }

  send(content: string): void {
    this.#outbox.send({ sender: 'admin', content, image: null });
  }

  retrySending(): void {
    this.#outbox.retry();
  }

  /** Gives up a message that could not be sent. */
  discard(clientMessageId: string): void {
    this.#outbox.drop(clientMessageId);
  }

  /** The visitor's browser is connected: what is stored is there or on its way. */
  markDelivered(): void {
    const { log } = this.store.get();
    if (log.lastSeq > this.store.get().deliveredSeq) this.store.update({ deliveredSeq: log.lastSeq });
  }

  stop(): void {
    this.#retryTimer.clear();
  }

  #begin(messages: readonly ChatMessage[], lastSeq: number): void {
    const { log, phase } = this.store.get();
    const first = messages[0]?.seq ?? lastSeq + 1;
    // Loaded again after it grew by more than a page: what lies between is a hole, and is pulled.
    const base = phase === 'ready' ? log : logFrom(first - 1);
    this.store.update({ phase: 'ready' });
    this.#setLog(mergeMessages(base, messages, Math.max(lastSeq, this.#receivedSeq)));
  }

  async #pull(): Promise<void> {
    try {
      let isBehind = true;
      while (isBehind) {
        const after = this.store.get().log.lastSeq;
        const { messages, lastSeq } = await getMessages(this.#options.request, this.id, after);
        this.#pulled(messages, lastSeq);
        const { log } = this.store.get();
        isBehind = hasHole(log) && log.lastSeq > after;
      }
      this.#retries = 0;
    } catch {
      // Tried again below, and by whatever pulls next.
    }
    if (!hasHole(this.store.get().log)) return;
    const delay = backoffMs(this.#retries, RECONNECT_BACKOFF, this.#options.platform.random);
    this.#retries += 1;
    this.#retryTimer.set(delay, () => void this.pull());
  }

  #pulled(messages: readonly ChatMessage[], lastSeq: number): void {
    for (const { clientMessageId } of messages) if (clientMessageId) this.#outbox.drop(clientMessageId);
    this.store.update({ log: mergeMessages(this.store.get().log, messages, lastSeq) });
    const last = messages.at(-1);
    if (last) this.#options.onMessage(last);
  }

  #setLog(log: MessageLog): void {
    this.store.update({ log });
    if (hasHole(log)) void this.pull();
  }
}
