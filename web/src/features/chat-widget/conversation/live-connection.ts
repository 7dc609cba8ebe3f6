import type { VisitorLive, VisitorLiveEvents } from './visitor-live.ts';

/** Makes the live channel of a session. */
type OpenLive = (sessionId: string, events: VisitorLiveEvents) => VisitorLive;

/** Loads what makes live channels; loading it again after a failure is safe. */
export type LoadLive = () => Promise<OpenLive>;

/** The live channel's code is loaded once something may be received. A failed load is tried again at the next call. */
export const loadVisitorLive: LoadLive = async () => {
  const { VisitorLive } = await import('./visitor-live.ts');
  return (sessionId, events) => new VisitorLive(sessionId, events);
};

type LiveState =
  | { name: 'off'; sessionId: null }
  /** Its code is on the way. */
  | { name: 'loading'; sessionId: string }
  | { name: 'on'; sessionId: string; live: VisitorLive };

const OFF: LiveState = { name: 'off', sessionId: null };

/** The live channel of this tab: to one session at a time, or to none. */
export class LiveConnection {
  readonly #loadLive: LoadLive;
  readonly #events: Omit<VisitorLiveEvents, 'onTyping'>;
  readonly #listeners = new Set<() => void>();
  #state: LiveState = OFF;
  #personTyping = false;

  constructor(loadLive: LoadLive, events: Omit<VisitorLiveEvents, 'onTyping'>) {
    this.#loadLive = loadLive;
    this.#events = events;
  }

  /** Connects to a session, or with null to none; calling it again for the same session is harmless. */
  connect(sessionId: string | null): void {
    if (sessionId === this.#state.sessionId) return;
    if (this.#state.name === 'on') this.#state.live.stop();
    this.#state = OFF;
    if (sessionId !== null) void this.#open(sessionId);
  }

  /** The visitor changed what they write. */
  typed(): void {
    if (this.#state.name === 'on') this.#state.live.typed();
  }

  /** The visitor sent or emptied it. */
  stoppedTyping(): void {
    if (this.#state.name === 'on') this.#state.live.stoppedTyping();
  }

  /** Whether a person of the team is writing. */
  get personTyping(): boolean {
    return this.#personTyping;
  }

  /** Subscribes to whether a person is writing. @returns how to unsubscribe */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async #open(sessionId: string): Promise<void> {
    const loading: LiveState = { name: 'loading', sessionId };
    this.#state = loading;
    const openLive = await this.#loadLive().catch(() => null);
    // Meanwhile another session is wanted, or none.
    if (this.#state !== loading) return;
    // Where its code is out of reach, the next `connect` tries again.
    if (!openLive) {
      this.#state = OFF;
      return;
    }
    const live = openLive(sessionId, { ...this.#events, onTyping: (typing) => this.#setTyping(typing) });
    this.#state = { name: 'on', sessionId, live };
    live.start();
  }

  #setTyping(typing: boolean): void {
    this.#personTyping = typing;
    for (const listener of this.#listeners) listener();
  }
}
