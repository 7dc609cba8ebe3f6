import type { ClientFrame } from '@harbour-haul/contract/realtime';
import type { LivePlatform } from '#lib/chat/live-platform.ts';
import { parseServerEvent, type ReceivedEvent } from '#lib/chat/parse-server-event.ts';
import { TestFailure } from './test-failure.ts';

/** Longer than any event should take, shorter than people wait. */
export const TIMEOUT_MS = 10_000;

interface Waiter {
  matches: (event: ReceivedEvent) => boolean;
  resolve: () => void;
  reject: (failure: TestFailure) => void;
  stopTimer: () => void;
}

/** One socket for one test: unlike the live channel it does not come back, since its loss is a test result. */
export class TestChannel {
  readonly #platform: Pick<LivePlatform, 'openSocket' | 'after'>;
  readonly #socket: { close: () => void };
  readonly #waiters = new Set<Waiter>();
  #isClosed = false;

  /** @param hello the first frame, which identifies the client. */
  constructor(platform: Pick<LivePlatform, 'openSocket' | 'after'>, url: string, hello: ClientFrame) {
    this.#platform = platform;
    const socket = platform.openSocket(url, {
      onOpen: () => socket.send(JSON.stringify(hello)),
      onText: (text) => this.#receive(text),
      onClose: () => this.#lost(),
    });
    this.#socket = socket;
  }

  /**
   * Waits for an event.
   * @throws TestFailure with `timeout` as its text, or saying that the connection was lost.
   */
  waitFor(matches: (event: ReceivedEvent) => boolean, timeout: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const stopTimer = this.#platform.after(TIMEOUT_MS, () => this.#end(waiter, timeout));
      const waiter: Waiter = { matches, resolve, reject, stopTimer };
      this.#waiters.add(waiter);
      if (this.#isClosed) this.#lost();
    });
  }

  close(): void {
    this.#lost();
    this.#socket.close();
  }

  #receive(text: string): void {
    const event = parseServerEvent(text);
    if (!event) return;
    for (const waiter of this.#waiters) {
      if (event.type === 'error') this.#end(waiter, event.message);
      else if (waiter.matches(event)) {
        this.#remove(waiter);
        waiter.resolve();
      }
    }
  }

  #lost(): void {
    this.#isClosed = true;
    for (const waiter of this.#waiters) {
      this.#end(waiter, 'The live connection was refused or lost. Sockets may be blocked on this network.');
    }
  }

  #end(waiter: Waiter, text: string): void {
    this.#remove(waiter);
    waiter.reject(new TestFailure(text));
  }

  #remove(waiter: Waiter): void {
    waiter.stopTimer();
    this.#waiters.delete(waiter);
  }
}
