import { randomUUID } from 'node:crypto';
import { type Meter, NO_METER } from '../usage/usage-meter.ts';
import type { MessageStore, StoredMessage } from './message-store.ts';
import type { QueueDefinition } from './queue-definitions.ts';

/** A message that was received: hidden from others until `visibleAt`, and deleted by its receipt. */
export interface ReceivedMessage extends StoredMessage {
  readonly receiptHandle: string;
}

interface Entry {
  message: StoredMessage;
  visibleAt: number;
  receiptHandle: string | undefined;
}

export interface QueueOptions {
  readonly store: MessageStore;
  /** Takes a message that was received too often. */
  readonly onDeadLetter: (message: StoredMessage) => void;
  /** Epoch milliseconds. */
  readonly now?: () => number;
  readonly meter?: Meter;
}

/** A standard queue: at least once, hidden while somebody works on it, given up after so many receives. */
export class Queue {
  readonly definition: QueueDefinition;
  readonly #store: MessageStore;
  readonly #onDeadLetter: (message: StoredMessage) => void;
  readonly #now: () => number;
  readonly #meter: Meter;
  readonly #entries = new Map<string, Entry>();
  #notify: () => void = () => {};
  #timer: NodeJS.Timeout | undefined;

  constructor(
    definition: QueueDefinition,
    { store, onDeadLetter, now = Date.now, meter = NO_METER }: QueueOptions,
  ) {
    this.definition = definition;
    this.#store = store;
    this.#onDeadLetter = onDeadLetter;
    this.#now = now;
    this.#meter = meter;
    for (const message of store.load()) this.#enter(message);
  }

  /** Keeps a new message; one that another queue gave up keeps its id and its age. */
  send(body: string, givenUp?: { readonly message: StoredMessage; readonly by: string }): void {
    const message: StoredMessage = {
      messageId: givenUp?.message.messageId ?? randomUUID(),
      body,
      sentAt: givenUp?.message.sentAt ?? this.#now(),
      receiveCount: givenUp?.message.receiveCount ?? 0,
      firstReceivedAt: givenUp?.message.firstReceivedAt,
      deadLetterSource: givenUp?.by,
    };
    this.#store.save(message);
    this.#bill();
    this.#enter(message);
    this.#notify();
  }

  /** How many messages it holds, those that are hidden too. */
  get size(): number {
    return this.#entries.size;
  }

  /** Up to `max` visible messages, the oldest first. Those that were received too often leave the queue here. */
  receive(max: number): ReceivedMessage[] {
    const received: ReceivedMessage[] = [];
    for (const entry of [...this.#entries.values()].filter(({ visibleAt }) => visibleAt <= this.#now())) {
      if (received.length === max) break;
      if (!this.#leaves(entry)) received.push(this.#hide(entry));
    }
    this.#wakeLater();
    if (received.length > 0) this.#bill();
    return received;
  }

  /** Removes what was received, unless it was received again since. */
  delete({ messageId, receiptHandle }: ReceivedMessage): void {
    this.#bill();
    if (this.#entries.get(messageId)?.receiptHandle === receiptHandle) this.#remove(messageId);
  }

  /** Hides what was received for so many milliseconds from now on. */
  changeVisibility({ messageId, receiptHandle }: ReceivedMessage, milliseconds: number): void {
    const entry = this.#entries.get(messageId);
    if (entry?.receiptHandle !== receiptHandle) return;
    entry.visibleAt = this.#now() + milliseconds;
    this.#wakeLater();
  }

  /** Calls `listener` whenever there may be something to receive, and at once. */
  onAvailable(listener: () => void): void {
    this.#notify = listener;
    listener();
  }

  close(): void {
    this.#notify = () => {};
    clearTimeout(this.#timer);
  }

  #bill(): void {
    this.#meter('sqs-requests', 1, this.definition.name);
  }

  #enter(message: StoredMessage): void {
    this.#entries.set(message.messageId, { message, visibleAt: 0, receiptHandle: undefined });
  }

  #leaves({ message }: Entry): boolean {
    const { redrive, retention } = this.definition;
    const isOver = message.sentAt + retention <= this.#now();
    const isDead = redrive !== undefined && message.receiveCount >= redrive.maxReceives;
    if (isDead && !isOver) this.#onDeadLetter(message);
    if (isOver || isDead) this.#remove(message.messageId);
    return isOver || isDead;
  }

  #hide(entry: Entry): ReceivedMessage {
    const { receiveCount, firstReceivedAt = this.#now() } = entry.message;
    entry.message = { ...entry.message, receiveCount: receiveCount + 1, firstReceivedAt };
    entry.visibleAt = this.#now() + this.definition.visibilityTimeout;
    const receiptHandle = randomUUID();
    entry.receiptHandle = receiptHandle;
    this.#store.save(entry.message);
    return { ...entry.message, receiptHandle };
  }

  #remove(messageId: string): void {
    this.#entries.delete(messageId);
    this.#store.remove(messageId);
  }

  #wakeLater(): void {
    clearTimeout(this.#timer);
    const next = Math.min(...[...this.#entries.values()].map(({ visibleAt }) => visibleAt));
    if (next === Number.POSITIVE_INFINITY) return;
    this.#timer = setTimeout(() => this.#notify(), Math.max(0, next - this.#now()));
    this.#timer.unref();
  }
}
