import type { LivePlatform } from './platform.ts';

/** One thing to be done later: setting it again calls the earlier one off. */
export class Timer {
  readonly #after: LivePlatform['after'];
  #cancel: (() => void) | null = null;

  constructor(platform: Pick<LivePlatform, 'after'>) {
    this.#after = platform.after;
  }

  get isSet(): boolean {
    return this.#cancel !== null;
  }

  set(ms: number, run: () => void): void {
    this.clear();
    this.#cancel = this.#after(ms, () => {
      this.#cancel = null;
      run();
    });
  }

  clear(): void {
    this.#cancel?.();
    this.#cancel = null;
  }
}
