import type { ChatStore } from '../state/chat-store.ts';
import type { ChatSync } from './chat-sync.ts';
import type { LoadLive } from './load-visitor-live.ts';
import type { VisitorLive } from './visitor-live.ts';

/** A page that nobody has looked at for so long needs no socket. */
const AWAY_MS = 5 * 60_000;

/**
 * Holds the live channel of this tab for as long as something may be heard by it: where a person is there or awaited,
 * while the window is open, and after that until the conversation is finished. Pages that nobody looks at, and sessions
 * that are not ours, have none.
 */
export class LiveConnection {
  readonly #store: ChatStore;
  readonly #sync: ChatSync;
  readonly #loadLive: LoadLive;
  readonly #listeners = new Set<() => void>();
  #live: VisitorLive | null = null;
  #started = false;
  #windowOpen = false;
  /** The window was open on this page at some time. */
  #wasOpen = false;
  #away = false;
  #awayTimer: ReturnType<typeof setTimeout> | undefined;
  #lostSession: string | null = null;
  #personTyping = false;
  #unsubscribe = () => {};

  constructor(store: ChatStore, sync: ChatSync, loadLive: LoadLive) {
    this.#store = store;
    this.#sync = sync;
    this.#loadLive = loadLive;
  }

  start(): void {
    this.#started = true;
    document.addEventListener('visibilitychange', this.#onVisibility);
    window.addEventListener('pagehide', this.#onPageHide);
    window.addEventListener('pageshow', this.#onVisibility);
    window.addEventListener('online', this.#update);
    this.#unsubscribe = this.#store.subscribe(this.#update);
    this.#onVisibility();
  }

  stop(): void {
    this.#started = false;
    document.removeEventListener('visibilitychange', this.#onVisibility);
    window.removeEventListener('pagehide', this.#onPageHide);
    window.removeEventListener('pageshow', this.#onVisibility);
    window.removeEventListener('online', this.#update);
    this.#unsubscribe();
    clearTimeout(this.#awayTimer);
    this.#update();
  }

  /** The chat's window was opened or closed. */
  setWindowOpen(open: boolean): void {
    this.#windowOpen = open;
    this.#wasOpen ||= open;
    this.#update();
  }

  /** The server says that this session is not ours. */
  giveUp(sessionId: string): void {
    this.#lostSession = sessionId;
    this.#update();
  }

  /** The visitor changed what they write: told only to a person. */
  typed(isEmpty: boolean): void {
    if (isEmpty) this.#live?.stoppedTyping();
    else if (this.#store.record.answeredBy !== 'assistant') this.#live?.typed();
  }

  /** Whether a person of the team is writing. */
  get personTyping(): boolean {
    return this.#personTyping;
  }

  /** Hears when that changes. Answers how to stop. */
  onTyping(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #wantedSession(): string | null {
    const { sessionId, answeredBy, finished } = this.#store.record;
    const isExpected = answeredBy !== 'assistant' || this.#windowOpen || (this.#wasOpen && !finished);
    const isPossible = this.#started && !this.#away && sessionId !== this.#lostSession;
    return isExpected && isPossible ? sessionId : null;
  }

  readonly #update = (): void => {
    const wanted = this.#wantedSession();
    if (wanted === (this.#live?.sessionId ?? null)) return;
    this.#live?.stop();
    this.#live = null;
    if (wanted !== null) void this.#open(wanted);
  };

  async #open(sessionId: string): Promise<void> {
    // Where its code is out of reach, the next change or look tries again.
    const openLive = await this.#loadLive().catch(() => null);
    if (!openLive || this.#live || this.#wantedSession() !== sessionId) return;
    this.#live = openLive(sessionId, {
      onMessage: (message) => void this.#sync.receiveMessage(message),
      onSession: (session) => void this.#sync.receiveSession(session),
      onTyping: (typing) => this.#setTyping(typing),
      pull: () => this.#sync.pull(),
    });
    this.#live.start();
  }

  #setTyping(typing: boolean): void {
    this.#personTyping = typing;
    for (const listener of this.#listeners) listener();
  }

  readonly #onVisibility = (): void => {
    clearTimeout(this.#awayTimer);
    if (document.visibilityState === 'visible') this.#setAway(false);
    else this.#awayTimer = setTimeout(() => this.#setAway(true), AWAY_MS);
  };

  /** An open socket would keep the page from being shown again at once when its visitor comes back to it. */
  readonly #onPageHide = (): void => this.#setAway(true);

  #setAway(away: boolean): void {
    this.#away = away;
    this.#update();
  }
}
