import { setTimeout as wait } from 'node:timers/promises';

/** How often a stream is read while nothing happens, in milliseconds. */
const INTERVAL = 250;

/** The pause of a stream's reader after a round in which it found nothing; whoever waits for such a round cuts it short. */
export class IdlePause {
  #emptyRounds = 0;
  #paused: AbortController | undefined;
  #waiters: (() => void)[] = [];

  /** Waits for the next round, after an empty one. @throws AbortError once the signal ends the reader */
  async take(signal: AbortSignal): Promise<void> {
    this.#emptyRounds += 1;
    const paused = new AbortController();
    this.#paused = paused;
    for (const notify of this.#waiters.splice(0)) notify();
    await wait(INTERVAL, undefined, { signal: AbortSignal.any([signal, paused.signal]) }).catch(() => {});
    this.#paused = undefined;
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
