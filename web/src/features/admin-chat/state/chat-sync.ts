import type { MessageListResponse } from '@harbour-haul/contract/chat/list-chat-messages';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { ChatMessage } from '@harbour-haul/domain/chat/messages/chat-message';
import type { QueryClient } from '@tanstack/react-query';
import { askedWaitMs } from '#lib/api-client.ts';
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
import { SEND_BACKOFF } from '#lib/chat/outbox-sender.ts';
import { guardedCall } from '../api/guarded-call.ts';
import { type ChatMessages, getSession, listMessages, MessageCache, postMessage } from '../api/messages.ts';
import type { DeliveredSeqs } from './delivered-seqs.ts';

const EARLIER_LIMIT = 500;

interface ChatSyncOptions {
  id: string;
  client: QueryClient;
  platform: LivePlatform;
  onSession: (session: ChatSession) => void;
  onMessage: (message: ChatMessage) => void;
  /** Whether the visitor's browser is connected, as far as is known. */
  isOnline: () => boolean;
  delivered: DeliveredSeqs;
  onLoadFailed: (error: unknown) => void;
  onSendFailed: (message: OutgoingMessage, error: unknown) => void;
  /** Called with what this admin has written and is not stored yet. */
  onOutgoing: (messages: readonly OutgoingMessage[]) => void;
  /** What an earlier page could not send. */
  unsent?: readonly OutgoingMessage[] | undefined;
}

/** Keeps the messages of one chat complete in the query cache while it is open, and sends those of the admin. */
export class ChatSync {
  readonly id: string;
  readonly messages: MessageCache;
  readonly #options: ChatSyncOptions;
  readonly #outbox: Outbox;
  readonly #retryTimer: Timer;
  readonly #sendTimer: Timer;
  /** Lets the cache drop the messages, which it keeps while the chat is open, be it on no screen. */
  #release: (() => void) | null = null;
  #retries = 0;
  /** How often in turn the server was not reached by what is sent. */
  #unreached = 0;
  #isSendingPaused = false;
  /** The last `seq` received, also while the chat was being loaded. */
  #receivedSeq = 0;
  #pulling: Promise<void> | null = null;

  constructor(options: ChatSyncOptions) {
    this.id = options.id;
    this.messages = new MessageCache(options.client, options.id);
    this.#options = options;
    this.#retryTimer = new Timer(options.platform);
    this.#sendTimer = new Timer(options.platform);
    this.#outbox = new Outbox({
      post: (message) => guardedCall(options.client, () => postMessage(options.id, message)),
      onStored: (message) => {
        this.#unreached = 0;
        this.apply(message);
      },
      onFailed: options.onSendFailed,
      onWaiting: (error) => this.#sendLater(error),
      onChange: options.onOutgoing,
      ...(options.unsent && { restored: options.unsent }),
    });
  }

  /** Loads the chat, and completes its messages from now on. */
  open(): Promise<void> {
    this.resume();
    return this.load();
  }

  /** Completes the messages from now on. */
  resume(): void {
    this.#release ??= this.messages.hold();
  }

  /** Completes them no longer; what is being sent is sent all the same. */
  close(): void {
    this.#release?.();
    this.#release = null;
    this.#retryTimer.clear();
  }

  /** Loads the session with its newest messages. Cached messages stay, whatever happens. */
  async load(): Promise<void> {
    try {
      await this.messages.load(() => this.#load());
      // The server may have said so before there was anything to mark.
      if (this.#options.isOnline()) this.markDelivered();
      this.#dropStored(this.#log().messages);
    } catch (error) {
      this.#options.onLoadFailed(error);
    }
    // Whatever was received meanwhile is newer than what was loaded.
    this.noteSeq(this.#receivedSeq);
  }

  /** Fetches whatever is missing at the end or between. Failures are not reported, since it is tried again. */
  pull(): Promise<void> {
    if (!this.messages.get()) return this.messages.hasFailed ? this.load() : Promise.resolve();
    this.#pulling ??= this.#pull().finally(() => {
      this.#pulling = null;
    });
    return this.#pulling;
  }

  /** Loads the page before the first loaded message. */
  async loadEarlier(): Promise<void> {
    const to = this.messages.get()?.log.from ?? 0;
    if (to === 0) return;
    const from = Math.max(0, to - EARLIER_LIMIT);
    try {
      const { messages } = await this.#list(from, to - from);
      this.#updateLog((log) => prependMessages(log, from, messages));
    } catch (error) {
      this.#options.onLoadFailed(error);
    }
  }

  /** Merges a message, whichever way it arrived. */
  apply(message: ChatMessage): void {
    this.#receivedSeq = Math.max(this.#receivedSeq, message.seq);
    this.#merge([message]);
    this.#options.onMessage(message);
  }

  /** The server has messages up to this `seq`. */
  noteSeq(seq: number): void {
    this.#receivedSeq = Math.max(this.#receivedSeq, seq);
    this.#updateLog((log) => mergeMessages(log, [], seq));
  }

  send(content: string): void {
    this.#outbox.send({ sender: 'admin', content, image: null });
  }

  retrySending(): void {
    this.#outbox.retry();
  }

  /** The server can be reached again, or may be. */
  resumeSending(): void {
    this.#isSendingPaused = false;
    this.#sendTimer.clear();
    this.#outbox.resume();
  }

  /** Nobody is there any more to send for: what waits is sent by itself no more, until `resumeSending`. */
  pauseSending(): void {
    this.#isSendingPaused = true;
    this.#sendTimer.clear();
  }

  /** Discards a message that could not be sent. */
  discard(clientMessageId: string): void {
    this.#outbox.drop(clientMessageId);
  }

  /** The visitor's browser is connected: what is stored is there or on its way. */
  markDelivered(): void {
    this.messages.update((messages) => {
      const { lastSeq } = messages.log;
      if (lastSeq <= messages.deliveredSeq) return messages;
      this.#options.delivered.note(this.id, lastSeq);
      return { ...messages, deliveredSeq: lastSeq };
    });
  }

  async #load(): Promise<ChatMessages> {
    const { messages, lastSeq, ...session } = await getSession(this.id);
    this.#options.onSession(session);
    const loaded = this.messages.get();
    const first = messages[0]?.seq ?? lastSeq + 1;
    // Loaded again after it grew by more than a page: what lies between is a hole, and is pulled.
    const log = mergeMessages(loaded?.log ?? logFrom(first - 1), messages, lastSeq);
    return { log, deliveredSeq: loaded?.deliveredSeq ?? this.#options.delivered.get(this.id) };
  }

  async #pull(): Promise<void> {
    try {
      let isBehind = true;
      while (isBehind) {
        const after = this.#log().lastSeq;
        const { messages, lastSeq } = await this.#list(after);
        this.#pulled(messages, lastSeq);
        const log = this.#log();
        isBehind = hasHole(log) && log.lastSeq > after;
      }
      this.#retries = 0;
    } catch {
      // Tried again below, and by whatever pulls next.
    }
    if (!this.#release || !hasHole(this.#log())) return;
    const delay = backoffMs(this.#retries, RECONNECT_BACKOFF, this.#options.platform.random);
    this.#retries += 1;
    this.#retryTimer.set(delay, () => void this.pull());
  }

  #pulled(messages: readonly ChatMessage[], lastSeq: number): void {
    this.#merge(messages, lastSeq);
    const last = messages.at(-1);
    if (last) this.#options.onMessage(last);
  }

  /** A network that is there says nothing of what lies behind it: what waits is tried now and then as well. */
  #sendLater(error: unknown): void {
    if (this.#isSendingPaused) return;
    const waitMs =
      askedWaitMs(error) + backoffMs(this.#unreached, SEND_BACKOFF, this.#options.platform.random);
    this.#unreached += 1;
    this.#sendTimer.set(waitMs, () => this.resumeSending());
  }

  /** The log first: a message that leaves the outbox must be in it already, or its row would vanish for a moment. */
  #merge(messages: readonly ChatMessage[], knownSeq?: number): void {
    this.#updateLog((log) => mergeMessages(log, messages, knownSeq));
    this.#dropStored(messages);
  }

  #dropStored(messages: readonly ChatMessage[]): void {
    for (const { clientMessageId } of messages) if (clientMessageId) this.#outbox.drop(clientMessageId);
  }

  #list(after: number, limit?: number): Promise<MessageListResponse> {
    return guardedCall(this.#options.client, () => listMessages(this.id, after, limit));
  }

  #log(): MessageLog {
    return this.messages.get()?.log ?? EMPTY_LOG;
  }

  #updateLog(change: (log: MessageLog) => MessageLog): void {
    this.messages.update((messages) => {
      const log = change(messages.log);
      return log === messages.log ? messages : { ...messages, log };
    });
    if (this.#release && hasHole(this.#log())) void this.pull();
  }
}
