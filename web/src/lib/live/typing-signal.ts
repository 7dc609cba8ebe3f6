import type { LivePlatform } from './platform.ts';
import { Timer } from './timer.ts';

/** At most one frame in this time says that somebody is still typing. */
const REPEAT_MS = 3000;
/** Whoever has not typed for so long has stopped. */
const IDLE_MS = 5000;

/** Tells the other side that somebody is typing: seldom, and that it is over. */
export class TypingSignal {
  readonly #tell: (typing: boolean) => void;
  readonly #repeatTimer: Timer;
  readonly #idleTimer: Timer;

  constructor(tell: (typing: boolean) => void, platform: Pick<LivePlatform, 'after'>) {
    this.#tell = tell;
    this.#repeatTimer = new Timer(platform);
    this.#idleTimer = new Timer(platform);
  }

  /** For every change that a person makes to the text. */
  typed(): void {
    if (!this.#repeatTimer.isSet) {
      this.#tell(true);
      this.#repeatTimer.set(REPEAT_MS, () => {});
    }
    this.#idleTimer.set(IDLE_MS, () => this.#end());
  }

  /** The text was sent, emptied or left. */
  stopped(): void {
    if (this.#idleTimer.isSet) this.#end();
  }

  #end(): void {
    this.#idleTimer.clear();
    this.#repeatTimer.clear();
    this.#tell(false);
  }
}
