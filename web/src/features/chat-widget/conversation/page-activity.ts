/** A page that nobody has looked at for so long needs no socket. */
const AWAY_MS = 5 * 60_000;

/** `stopped`: before `start` and after `stop`. `away`: nobody has looked at the page for a while, or it was left. */
type PageState = 'stopped' | 'active' | 'away';

interface PageActivityEvents {
  onState: (state: PageState) => void;
  /** The network has returned, or the page is visible again. */
  onWake: () => void;
}

/** Whether somebody looks at this page. */
export class PageActivity {
  readonly #events: PageActivityEvents;
  #state: PageState = 'stopped';
  #awayTimer: ReturnType<typeof setTimeout> | undefined;
  #listening = new AbortController();

  constructor(events: PageActivityEvents) {
    this.#events = events;
  }

  get state(): PageState {
    return this.#state;
  }

  start(): void {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    window.addEventListener('online', () => this.#events.onWake(), { signal });
    window.addEventListener('pageshow', () => this.#update(), { signal });
    // An open socket would keep the page from being shown again at once when its visitor comes back to it.
    window.addEventListener('pagehide', () => this.#set('away'), { signal });
    const onVisibility = () => {
      if (document.visibilityState === 'visible') this.#events.onWake();
      this.#update();
    };
    document.addEventListener('visibilitychange', onVisibility, { signal });
    this.#set('active');
    this.#update();
  }

  stop(): void {
    this.#listening.abort();
    clearTimeout(this.#awayTimer);
    this.#set('stopped');
  }

  #update(): void {
    clearTimeout(this.#awayTimer);
    if (document.visibilityState === 'visible') this.#set('active');
    else this.#awayTimer = setTimeout(() => this.#set('away'), AWAY_MS);
  }

  #set(state: PageState): void {
    this.#state = state;
    this.#events.onState(state);
  }
}
