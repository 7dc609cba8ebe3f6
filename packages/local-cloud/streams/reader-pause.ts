import { setTimeout as wait } from 'node:timers/promises';

/** How often a stream is read at most, in milliseconds: as often as Lambda reads one. */
const MIN_MS = 250;
/** How soon, and how late, it is read while nobody tells of anything: rows that have expired are removed by the database itself. */
const [IDLE_MS, MAX_IDLE_MS] = [2_000, 30_000];

/**
 * How long nobody reads a stream that was empty so many times since somebody told of something. DynamoDB Local reads all that other
 * streams have got since to say that this one is empty.
 */
export function idleMs(emptyRounds: number): number {
  return Math.min(IDLE_MS * 2 ** emptyRounds, MAX_IDLE_MS);
}

/**
 * The pause of a stream's reader between two rounds. It lasts until there is something to read; whoever waits for a round that finds
 * nothing cuts it short.
 */
export class ReaderPause {
  readonly #idleMs: (emptyRounds: number) => number;
  #emptyRounds = 0;
  /** Those since there was news. */
  #quietRounds = 0;
  #hasNews = false;
  #paused: AbortController | undefined;
  #idle: AbortController | undefined;
  #waiters: (() => void)[] = [];

  /** @param lasts how long it lasts where nobody tells of anything */
  constructor(lasts = idleMs) {
    this.#idleMs = lasts;
  }

  /** Tells that the stream holds something new. */
  wake(): void {
    this.#hasNews = true;
    this.#quietRounds = 0;
    this.#idle?.abort();
  }

  /**
   * Waits for the next round.
   * @param found how many records there were in the last one
   * @throws AbortError once the signal ends the reader
   */
  async take(found: number, signal: AbortSignal): Promise<void> {
    if (found === 0) this.#emptyRounds += 1;
    else this.wake();
    const paused = new AbortController();
    this.#paused = paused;
    for (const notify of this.#waiters.splice(0)) notify();
    await rest(MIN_MS, [signal, paused.signal]);
    if (!this.#hasNews) {
      this.#idle = new AbortController();
      const ms = this.#idleMs(this.#quietRounds);
      this.#quietRounds += 1;
      await rest(ms, [signal, paused.signal, this.#idle.signal]);
    }
    // What is told from here on may not be found by the round that begins now.
    this.#hasNews = false;
    [this.#paused, this.#idle] = [undefined, undefined];
    signal.throwIfAborted();
  }

  /** Resolves after a round that began from now on and found nothing; never where nobody reads. */
  async emptyRound(): Promise<void> {
    // A round that is under way may have begun before.
    const target = this.#emptyRounds + (this.#paused ? 1 : 2);
    while (this.#emptyRounds < target) {
      this.#paused?.abort();
      await new Promise<void>((resolve) => this.#waiters.push(resolve));
    }
  }
}

/** Waits so long, or until one of the signals ends it. */
async function rest(ms: number, signals: AbortSignal[]): Promise<void> {
  await wait(ms, undefined, { signal: AbortSignal.any(signals) }).catch(() => {});
}
