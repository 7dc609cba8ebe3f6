import { type LivePlatform, Timer } from './live-platform.ts';

/** At most one frame in this time says that somebody is still typing. */
const REPEAT_MS = 3000;
/** Whoever has not typed for so long has stopped. */
const IDLE_MS = 5000;
/** Twice what the other side takes to repeat it: a lost frame does not end it, a closed page does. */
const SHOWN_MS = 6000;

/** Sends that somebody is typing: seldom, and once more when it is over. */
export class TypingSignal {
  readonly #send: (typing: boolean) => void;
  readonly #repeatTimer: Timer;
  readonly #idleTimer: Timer;

  constructor(send: (typing: boolean) => void, platform: Pick<LivePlatform, 'after'>) {
    this.#send = send;
    this.#repeatTimer = new Timer(platform);
    this.#idleTimer = new Timer(platform);
  }

  /** For every change that a person makes to the text. */
  typed(): void {
    if (!this.#repeatTimer.isSet) {
      this.#send(true);
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
    this.#send(false);
  }
}

/** Who is typing on the other side, by session; each typing event counts for six seconds. */
export class TypingWatch {
  readonly #platform: Pick<LivePlatform, 'after'>;
  readonly #onChange: (typing: ReadonlySet<string>) => void;
  readonly #timers = new Map<string, Timer>();

  constructor(platform: Pick<LivePlatform, 'after'>, onChange: (typing: ReadonlySet<string>) => void) {
    this.#platform = platform;
    this.#onChange = onChange;
  }

  /** The other side types, or no longer; a message from it means the latter too. */
  receive(sessionId: string, typing: boolean): void {
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
