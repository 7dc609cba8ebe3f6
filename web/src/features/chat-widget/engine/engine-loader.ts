import { backoffMs } from '#lib/chat/backoff.ts';
import type { ConversationEngine, LoadEngine } from './conversation-engine.ts';

const WAIT = { firstMs: 1000, minMs: 500 };

/**
 * The engine's way to this page. Once it is wanted, it is loaded until it is there: again after a while, when the network
 * is back, and when its visitor asks for it.
 */
export class EngineLoader {
  readonly #load: LoadEngine;
  readonly #onLoaded: (engine: ConversationEngine) => void;
  readonly #listeners = new Set<() => void>();
  readonly #online = () => this.retry();
  #engine: ConversationEngine | null = null;
  #loading: Promise<ConversationEngine> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isWanted = false;
  #failures = 0;

  constructor(load: LoadEngine, onLoaded: (engine: ConversationEngine) => void) {
    this.#load = load;
    this.#onLoaded = onLoaded;
  }

  /** The engine, once it is there. */
  get engine(): ConversationEngine | null {
    return this.#engine;
  }

  /** How many attempts have failed since it was first wanted; 0 once it is there. */
  get failures(): number {
    return this.#failures;
  }

  /** Subscribes to `failures`. @returns how to unsubscribe */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Returns the engine, by the attempt that is under way or a new one. @throws where that fails */
  load(): Promise<ConversationEngine> {
    if (this.#engine) return Promise.resolve(this.#engine);
    clearTimeout(this.#timer);
    this.#loading ??= this.#attempt().finally(() => {
      this.#loading = undefined;
    });
    return this.#loading;
  }

  /** It is needed from now on, as soon as it can be had. */
  want(): void {
    if (this.#engine || this.#isWanted) return;
    this.#isWanted = true;
    window.addEventListener('online', this.#online);
    this.retry();
  }

  /** Tries at once what would be tried later. */
  retry(): void {
    if (this.#isWanted) this.load().catch(() => undefined);
  }

  /** Gives up waiting for it. */
  stop(): void {
    this.#isWanted = false;
    clearTimeout(this.#timer);
    window.removeEventListener('online', this.#online);
  }

  async #attempt(): Promise<ConversationEngine> {
    try {
      const engine = await this.#load();
      this.#engine = engine;
      this.stop();
      this.#setFailures(0);
      this.#onLoaded(engine);
      return engine;
    } catch (error) {
      if (this.#isWanted) {
        this.#timer = setTimeout(this.#online, backoffMs(this.#failures, WAIT));
        this.#setFailures(this.#failures + 1);
      }
      throw error;
    }
  }

  #setFailures(failures: number): void {
    this.#failures = failures;
    for (const listener of this.#listeners) listener();
  }
}
