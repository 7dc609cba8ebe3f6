import { askedWaitMs } from '#lib/api-client.ts';
import { backoffMs } from './backoff.ts';

export const SEND_BACKOFF = { firstMs: 1000, minMs: 500 };

/** Where the items of an outbox wait: in a page's memory, or in a storage that all tabs share. */
export interface OutboxStorage<Item> {
  /** Returns the item to be sent next. */
  next: () => Item | undefined;
  /** Runs some work while no other page sends from the same storage. */
  exclusively: (work: () => Promise<void>) => Promise<void>;
}

/** How the items of an outbox reach the server. */
export interface OutboxDelivery<Item> {
  /** Sends an item and removes it from the storage. */
  send: (item: Item) => Promise<void>;
  /**
   * Stores what became of an item that was not sent.
   * @returns whether to go on with the next item at once, or to back off and try again after a while
   */
  fail: (item: Item, error: unknown) => 'continue' | 'back-off' | Promise<'continue' | 'back-off'>;
}

/**
 * `idle`: nothing to send. `sending`: whatever is added is sent too. `ending`: it has just decided to send nothing more
 * for now. `waiting`: a failure is being waited out.
 */
type SenderState = 'idle' | 'sending' | 'ending' | 'waiting';

/** Sends what waits in an outbox: one item after the other, in their order, by one page at a time. */
export class OutboxSender<Item> {
  readonly #storage: OutboxStorage<Item>;
  readonly #delivery: OutboxDelivery<Item>;
  #state: SenderState = 'idle';
  #isStopped = true;
  #failures = 0;
  /** How long the server has asked to be left alone at the last failure. */
  #askedMs = 0;
  #backoff: ReturnType<typeof setTimeout> | undefined;
  /** To be flushed again once the present attempt has ended. */
  #flushAgain = false;

  constructor(storage: OutboxStorage<Item>, delivery: OutboxDelivery<Item>) {
    this.#storage = storage;
    this.#delivery = delivery;
  }

  /** Sends what waits, and from now on what is added. */
  start(): void {
    this.#isStopped = false;
    this.flush();
  }

  /** Sends nothing more. */
  stop(): void {
    this.#isStopped = true;
    this.#cancelBackoff();
  }

  /** Sends what waits, unless that is going on or a failure is being waited out. */
  schedule(): void {
    if (this.#state === 'idle') this.flush();
  }

  /**
   * Sends what waits, now.
   * @param retry something has changed that may have made attempts fail: the present one is repeated if it fails
   */
  flush(retry = false): void {
    if (this.#state === 'sending' || this.#state === 'ending') {
      this.#flushAgain ||= retry || this.#state === 'ending';
      return;
    }
    this.#cancelBackoff();
    if (this.#isStopped || this.#storage.next() === undefined) return;
    this.#state = 'sending';
    const end = () => this.#end();
    // A page that is being left gets no lock: the next one goes on.
    void this.#storage.exclusively(() => this.#sendAll()).then(end, end);
  }

  async #sendAll(): Promise<void> {
    for (;;) {
      const item = this.#storage.next();
      if (item === undefined || this.#isStopped) {
        this.#flushAgain = false;
        this.#state = 'ending';
        return;
      }
      const outcome = await this.#send(item);
      if (outcome === 'sent') this.#failures = 0;
      else if (outcome === 'back-off') {
        this.#backOff();
        return;
      }
    }
  }

  async #send(item: Item): Promise<'sent' | 'continue' | 'back-off'> {
    try {
      await this.#delivery.send(item);
      return 'sent';
    } catch (error) {
      this.#askedMs = askedWaitMs(error);
      return this.#delivery.fail(item, error);
    }
  }

  #backOff(): void {
    this.#state = 'ending';
    this.#cancelBackoff();
    if (!this.#isStopped) {
      const waitMs = this.#askedMs + backoffMs(this.#failures, SEND_BACKOFF);
      this.#backoff = setTimeout(() => this.flush(), waitMs);
    }
    this.#failures += 1;
  }

  #cancelBackoff(): void {
    clearTimeout(this.#backoff);
    this.#backoff = undefined;
    if (this.#state === 'waiting') this.#state = 'idle';
  }

  #end(): void {
    this.#state = this.#backoff === undefined ? 'idle' : 'waiting';
    if (!this.#flushAgain) return;
    this.#flushAgain = false;
    this.flush();
  }
}
