import type { SessionListResponse } from '@harbour-haul/contract/chat/session-list-query';
import type { QueryClient } from '@tanstack/react-query';
import { type LivePlatform, Timer } from '#lib/chat/live-platform.ts';
import { chatKeys, type ListMode, type SortOrder } from '../api/chat-keys.ts';
import {
  afterMore,
  afterRefresh,
  closedMeanwhile,
  hasListFailed,
  type ListPosition,
  listSessions,
  quickSessions,
  sessionListQuery,
} from '../api/session-list.ts';
import type { SessionCache } from '../api/sessions.ts';

/** Specification section 9. */
const PAGE_AFTER_QUICK_MS = 300;
const TIMEOUT_MS = 5000;
const REFRESH_MS = 30_000;
/** While changes are pushed, and pongs tell of lost ones: for chats beyond the newest. */
const LIVE_REFRESH_MS = 15 * 60_000;

interface SessionListsOptions {
  client: QueryClient;
  sessions: SessionCache;
  platform: LivePlatform;
  /** Changes are pushed at present. */
  isLive: () => boolean;
  onFailure: (mode: ListMode, error: unknown) => void;
}

/**
 * Loads the lists of sessions into the query cache: the first five at once, then a page, then more on demand, and the
 * first page again every 30 seconds, and less often while changes are pushed. The cost depends on what is shown, never on how many sessions there are.
 */
export class SessionLists {
  readonly #options: SessionListsOptions;
  readonly #timer: Timer;
  #mode: ListMode = 'active';
  #sort: SortOrder = 'latest';
  #loadingMore: Promise<void> | undefined;
  #isRunning = false;
  #since: string | null = null;
  #isOpening = false;

  constructor(options: SessionListsOptions) {
    this.#options = options;
    this.#timer = new Timer(options.platform);
  }

  /** The latest activity in the first list: chats created later are new. Null until it has arrived. */
  get since(): string | null {
    return this.#since;
  }

  /** The first few sessions are there or on their way, and the whole page is about to follow. */
  get isOpening(): boolean {
    return this.#isOpening;
  }

  /** Returns how far a list is loaded; undefined before its first page. */
  position(mode: ListMode, sort: SortOrder = 'latest'): ListPosition | undefined {
    return this.#options.client.getQueryData<ListPosition>(chatKeys.list(mode, sort));
  }

  /** Shows a mode: quickly the first time, then a whole page, then refreshed by itself. */
  async open(mode: ListMode, sort: SortOrder = 'latest'): Promise<void> {
    this.#isRunning = true;
    this.#mode = mode;
    this.#sort = sort;
    if (this.position(mode, sort)) return this.refresh();
    this.#isOpening = true;
    // Five rows to show at once; where they fail, the page that follows reports why.
    const quick = await this.#inTime((signal) => quickSessions(mode, sort, signal)).catch(() => []);
    this.#options.sessions.merge(quick);
    this.#later(mode, PAGE_AFTER_QUICK_MS);
  }

  stop(): void {
    this.#isRunning = false;
    this.#isOpening = false;
    this.#timer.clear();
  }

  /** Loads the first page of the present mode again. Concurrent calls share one request. */
  async refresh(): Promise<void> {
    this.#isOpening = false;
    const [mode, sort] = [this.#mode, this.#sort];
    const load = () => this.#loadFirstPage(mode, sort);
    try {
      await this.#options.client.fetchQuery({ ...sessionListQuery(mode, sort, load), staleTime: 0 });
      this.#refreshLater(mode);
    } catch {
      // Reported by the load; the next refresh tries again.
      this.#later(mode, REFRESH_MS);
    }
  }

  /** Loads the page after what the present mode has. @throws what the call throws, after it was reported */
  loadMore(): Promise<void> {
    this.#loadingMore ??= this.#loadNextPage(this.#mode, this.#sort).finally(() => {
      this.#loadingMore = undefined;
    });
    return this.#loadingMore;
  }

  async #loadFirstPage(mode: ListMode, sort: SortOrder): Promise<ListPosition> {
    const { client, sessions, onFailure } = this.#options;
    const before = sessions.clock;
    try {
      const page = await this.#fetch(mode, sort);
      if (mode === 'active' && sort === 'latest')
        sessions.closeOlder(before, (older) => closedMeanwhile(older, page));
      sessions.merge(page.sessions);
      const position = afterRefresh(this.position(mode, sort), page, sort);
      if (mode === 'active' || mode === 'all') this.#since ??= position.head;
      return position;
    } catch (error) {
      // Once per outage, not with every attempt in it.
      if (!hasListFailed(client.getQueryState(chatKeys.list(mode, sort)))) onFailure(mode, error);
      throw error;
    }
  }

  async #loadNextPage(mode: ListMode, sort: SortOrder): Promise<void> {
    const { client, sessions, onFailure } = this.#options;
    const after = this.position(mode, sort)?.cursor;
    if (typeof after !== 'string') return;
    try {
      const page = await this.#fetch(mode, sort, after);
      sessions.merge(page.sessions);
      client.setQueryData<ListPosition>(
        chatKeys.list(mode, sort),
        (position) => position && afterMore(position, page, sort),
      );
    } catch (error) {
      onFailure(mode, error);
      throw error;
    }
  }

  #fetch(mode: ListMode, sort: SortOrder, after?: string): Promise<SessionListResponse> {
    return this.#inTime((signal) => listSessions({ mode, sort, after }, signal));
  }

  /** Aborts a list that does not arrive within five seconds. */
  async #inTime<T>(run: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const abort = new AbortController();
    const cancel = this.#options.platform.after(TIMEOUT_MS, () => abort.abort());
    try {
      return await run(abort.signal);
    } finally {
      cancel();
    }
  }

  /** Looks every 30 seconds whether it is time: pushes may end meanwhile. */
  #refreshLater(mode: ListMode, waitedMs = REFRESH_MS): void {
    if (!this.#isRunning || this.#mode !== mode) return;
    this.#timer.set(REFRESH_MS, () => {
      if (this.#options.isLive() && waitedMs < LIVE_REFRESH_MS)
        this.#refreshLater(mode, waitedMs + REFRESH_MS);
      else void this.refresh();
    });
  }

  /** Refreshes a mode after a while, if it is still the one that is shown. */
  #later(mode: ListMode, ms: number): void {
    if (this.#isRunning && this.#mode === mode) this.#timer.set(ms, () => void this.refresh());
  }
}
