import type { LivePlatform } from './platform.ts';
import { Timer } from './timer.ts';

/** Twice what the other side takes to say it again: a lost frame does not end it, a closed page does. */
const SHOWN_MS = 6000;

/** Who is typing on the other side, by session; a word of it counts for six seconds. */
export class TypingWatch {
  readonly #platform: Pick<LivePlatform, 'after'>;
  readonly #onChange: (typing: ReadonlySet<string>) => void;
  readonly #timers = new Map<string, Timer>();

  constructor(platform: Pick<LivePlatform, 'after'>, onChange: (typing: ReadonlySet<string>) => void) {
    this.#platform = platform;
    this.#onChange = onChange;
  }

  /** The other side says that it types, or no longer; a message of it says the latter too. */
  heard(sessionId: string, typing: boolean): void {
    const timer = this.#timers.get(sessionId);
    if (!typing) {
      if (timer) this.#end(sessionId, timer);
      return;
    }
    const running = timer ?? new Timer(this.#platform);
    running.set(SHOWN_MS, () => this.#end(sessionId, running));
    if (timer) return;
    this.#timers.set(sessionId, running);
    this.#report();
  }

  #end(sessionId: string, timer: Timer): void {
    timer.clear();
    this.#timers.delete(sessionId);
    this.#report();
  }

  #report(): void {
    this.#onChange(new Set(this.#timers.keys()));
  }
}
