import type { ClientFrame, ServerEvent } from '@harbour-haul/contract/realtime';
import type { LivePlatform } from '#lib/chat/live-platform.ts';
import { parseServerEvent } from '#lib/chat/parse-server-event.ts';
import { TestFailure } from './test-failure.ts';

/** Longer than anything on its way should take, shorter than people wait. */
export const PATIENCE_MS = 10_000;

interface Waiting {
  isIt: (event: ServerEvent) => boolean;
  resolve: () => void;
  reject: (failure: TestFailure) => void;
  stopTimer: () => void;
}

/** One socket for one test: unlike the live channel it does not come back, since its loss is a finding. */
export class TestChannel {
  readonly #platform: Pick<LivePlatform, 'openSocket' | 'after'>;
  readonly #socket: { close: () => void };
  readonly #waiting = new Set<Waiting>();
  #isClosed = false;

  /** @param hello the first frame: who is there. */
  constructor(platform: Pick<LivePlatform, 'openSocket' | 'after'>, url: string, hello: ClientFrame) {
    this.#platform = platform;
    const socket = platform.openSocket(url, {
      onOpen: () => socket.send(JSON.stringify(hello)),
      onText: (text) => this.#heard(text),
      onClose: () => this.#lost(),
    });
    this.#socket = socket;
  }

  /**
   * Waits for an event.
   * @throws TestFailure with `timeout` as its text, or saying that the connection was lost.
   */
  until(isIt: (event: ServerEvent) => boolean, timeout: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const stopTimer = this.#platform.after(PATIENCE_MS, () => this.#end(waiting, timeout));
      const waiting: Waiting = { isIt, resolve, reject, stopTimer };
      this.#waiting.add(waiting);
      if (this.#isClosed) this.#lost();
    });
  }

  close(): void {
    this.#lost();
    this.#socket.close();
  }

  #heard(text: string): void {
    const event = parseServerEvent(text);
    if (!event) return;
    for (const waiting of this.#waiting) {
      if (event.type === 'error') this.#end(waiting, event.message);
      else if (waiting.isIt(event)) {
        this.#forget(waiting);
        waiting.resolve();
      }
    }
  }

  #lost(): void {
    this.#isClosed = true;
    for (const waiting of this.#waiting) {
      this.#end(waiting, 'The live connection was refused or lost. Sockets may be blocked on this network.');
    }
  }

  #end(waiting: Waiting, text: string): void {
    this.#forget(waiting);
    waiting.reject(new TestFailure(text));
  }

  #forget(waiting: Waiting): void {
    waiting.stopTimer();
    this.#waiting.delete(waiting);
  }
}
