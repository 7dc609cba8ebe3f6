import type { SessionListResponse } from '@harbour-haul/contract/chat/session-list-query';
import type { ChatMessage } from '@harbour-haul/domain/chat/chat-message';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { LivePlatform } from '#lib/chat/live-platform.ts';
import { Timer } from '#lib/chat/live-platform.ts';
import { type ListMode, listSessions, quickSessions, UnexpectedFormatError } from '../api/chat-api.ts';
import type { ConsoleRequest } from '../api/console-request.ts';
import { afterMore, afterRefresh, closedMeanwhile, type ListPosition, NOT_LOADED } from './list-position.ts';
import { mergeSession, withMessage } from './merge-session.ts';
import { Store } from './store.ts';

/** Specification section 9. */
const FULL_AFTER_QUICK_MS = 300;
const ABORT_MS = 5000;
const REFRESH_MS = 30_000;

export interface FeedState {
  mode: ListMode;
  sessions: ReadonlyMap<string, ChatSession>;
  reading: Record<ListMode, ListPosition>;
  refreshing: boolean;
  loadingMore: boolean;
  /** The next page did not come; it is not tried again by itself. */
  moreFailed: boolean;
}

interface FeedOptions {
  request: ConsoleRequest;
  platform: LivePlatform;
  onFailure: (mode: ListMode, error: unknown) => void;
  /** Called with every session that is new to this console or has changed. */
  onChange: (before: ChatSession | undefined, after: ChatSession) => void;
}

/**
 * The sessions that this console has loaded: the first five at once, then a page, then more as they are asked for; events and
 * refreshes are merged in. What it costs depends on what is looked at, never on how many there are.
 */
export class SessionFeed {
  readonly store = new Store<FeedState>({
    mode: 'active',
    sessions: new Map(),
    reading: { active: NOT_LOADED, all: NOT_LOADED },
    refreshing: false,
    loadingMore: false,
    moreFailed: false,
  });
  readonly #options: FeedOptions;
  readonly #timer: Timer;
  /** When each session was received last, so that an older list does not take it away. */
  readonly #receivedAt = new Map<string, number>();
  readonly #refreshes = new Map<ListMode, Promise<void>>();
  #clock = 0;
  #isRunning = false;
  #since: string | null = null;
  #isOpening = false;

  constructor(options: FeedOptions) {
    this.#options = options;
    this.#timer = new Timer(options.platform);
  }

  /** The latest activity that the first list held: chats that began later are new. Null until it has arrived. */
  get since(): string | null {
    return this.#since;
  }

  find(id: string): ChatSession | undefined {
    return this.store.get().sessions.get(id);
  }

  /** The first few are there or on their way, and the whole page is about to follow. */
  get isOpening(): boolean {
    return this.#isOpening;
  }

  /** Shows a mode: quickly the first time, then whole, and from then on fresh every 30 seconds. */
  async open(mode: ListMode): Promise<void> {
    this.#isRunning = true;
    this.store.update({ mode });
    if (this.store.get().reading[mode].cursor === undefined) {
      this.#isOpening = true;
      // Five rows to look at; where they do not come, the page that follows says what is wrong.
      await this.#inTime((signal) => quickSessions(this.#options.request, mode, signal)).then(
        (sessions) => this.merge(sessions),
        () => {},
      );
      this.#later(mode, FULL_AFTER_QUICK_MS);
    } else await this.refresh();
  }

  stop(): void {
    this.#isRunning = false;
    this.#isOpening = false;
    this.#timer.clear();
  }

  /** Loads the first page of the present mode again. Calls that come meanwhile wait for the same answer. */
  refresh(): Promise<void> {
    this.#isOpening = false;
    const { mode } = this.store.get();
    const running = this.#refreshes.get(mode);
    if (running) return running;
    this.store.update({ refreshing: true });
    const started = this.#refresh(mode).finally(() => {
      this.#refreshes.delete(mode);
      this.store.update({ refreshing: this.#refreshes.size > 0 });
      this.#later(mode, REFRESH_MS);
    });
    this.#refreshes.set(mode, started);
    return started;
  }

  /** Loads the page after what the present mode has. */
  async loadMore(): Promise<void> {
    const { mode, reading, loadingMore } = this.store.get();
    const after = reading[mode].cursor;
    if (typeof after !== 'string' || loadingMore) return;
    this.store.update({ loadingMore: true, moreFailed: false });
    try {
      const page = await this.#fetch(mode, after);
      this.merge(page.sessions);
      this.#read(mode, afterMore(this.store.get().reading[mode], page));
    } catch (error) {
      this.store.update({ moreFailed: true });
      this.#options.onFailure(mode, error);
    } finally {
      this.store.update({ loadingMore: false });
    }
  }

  /** Merges sessions as the server has just sent them. */
  merge(sessions: readonly ChatSession[]): void {
    const known = this.store.get().sessions;
    const next = new Map(known);
    const changes: [ChatSession | undefined, ChatSession][] = [];
    for (const session of sessions) {
      const before = next.get(session.id);
      const after = before ? mergeSession(before, session) : session;
      this.#receivedAt.set(session.id, ++this.#clock);
      if (before && isSame(before, after)) continue;
      next.set(session.id, after);
      changes.push([before, after]);
    }
    if (changes.length > 0) this.store.update({ sessions: next });
    for (const [before, after] of changes) this.#options.onChange(before, after);
  }

  /** Applies a message to its session. Returns whether the session is loaded. */
  applyMessage(message: ChatMessage): boolean {
    const session = this.store.get().sessions.get(message.sessionId);
    if (session) this.merge([withMessage(session, message)]);
    return session !== undefined;
  }

  /** Refreshes a mode after a while, if it is still the one that is looked at. */
  #later(mode: ListMode, ms: number): void {
    if (this.#isRunning && this.store.get().mode === mode) this.#timer.set(ms, () => void this.refresh());
  }

  async #refresh(mode: ListMode): Promise<void> {
    const before = this.#clock;
    const { failed } = this.store.get().reading[mode];
    try {
      const page = await this.#fetch(mode);
      if (mode === 'active') this.#closeUnlisted(page, before);
      this.merge(page.sessions);
      const reading = afterRefresh(this.store.get().reading[mode], page);
      this.#since ??= reading.head;
      this.#read(mode, reading);
    } catch (error) {
      this.#read(mode, { failed: true });
      // Once per outage, not with every attempt in it.
      if (!failed) this.#options.onFailure(mode, error);
    }
  }

  #fetch(mode: ListMode, after?: string): Promise<SessionListResponse> {
    return this.#inTime((signal) => listSessions(this.#options.request, mode, { after, signal }));
  }

  /** A list that does not come within five seconds is given up. */
  async #inTime<T>(run: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const abort = new AbortController();
    const cancel = this.#options.platform.after(ABORT_MS, () => abort.abort());
    try {
      return await run(abort.signal);
    } finally {
      cancel();
    }
  }

  /** @param before sessions received since then may be missing in the list */
  #closeUnlisted(page: SessionListResponse, before: number): void {
    const known = this.store.get().sessions;
    const isOlder = ({ id }: ChatSession) => (this.#receivedAt.get(id) ?? 0) <= before;
    const closed = closedMeanwhile([...known.values()].filter(isOlder), page);
    if (closed.length === 0) return;
    this.store.update({ sessions: new Map([...known, ...closed.map((one) => [one.id, one] as const)]) });
  }

  #read(mode: ListMode, change: Partial<ListPosition>): void {
    const { reading } = this.store.get();
    this.store.update({ reading: { ...reading, [mode]: { ...reading[mode], ...change } } });
  }
}

/** Whether a failure of the list is that it is no list. */
export function isUnexpectedFormat(error: unknown): boolean {
  return error instanceof UnexpectedFormatError;
}

function isSame(a: ChatSession, b: ChatSession): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
