import { focusManager, type QueryClient } from '@tanstack/react-query';
import type { LeadNews } from '#lib/live-leads.ts';
import { forgetLead } from './known-leads.ts';
import { leadKeys } from './lead-keys.ts';

/** Many changes at once are one refresh, then another one after so long; while they go on, twice as long each time. */
const APART_MS = 2_000;
/** But no longer than lists are polled where nothing is pushed. */
const MAX_APART_MS = 10_000;
/** Lists are read from indexes, which may lag behind a change by so long at most, as a rule. */
const LAG_MS = 3_000;
/** So long after a change that was pushed they are read again. */
const AGAIN_MS = [LAG_MS, 30_000];

/**
 * Refreshes what is shown of leads when they have changed. A page that nobody sees is only marked as outdated, and is
 * refreshed when it is looked at.
 */
export class LeadRefresher {
  readonly #client: QueryClient;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #lastAt = Number.NEGATIVE_INFINITY;
  #apart = APART_MS;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(client: QueryClient) {
    this.#client = client;
  }

  /** Leads have changed: these, or whichever. */
  readonly receive = (news: LeadNews): void => {
    if (!news) this.#invalidate(leadKeys.details);
    for (const { id, version } of news ?? []) {
      if (version === null) forgetLead(this.#client, id);
      this.#invalidate(leadKeys.detail(id));
    }
    // Figures of days and counts of lists need no more than a minute's freshness: their own interval refreshes what is outdated.
    for (const queryKey of [leadKeys.overviews, leadKeys.counts])
      void this.#client.invalidateQueries({ queryKey, refetchType: 'none' });
    this.#refreshSoon();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = AGAIN_MS.map((ms) => setTimeout(() => this.#refreshSoon(), ms));
  };

  /** Whoever comes back sees lists that are read at once, by their queries, and again when the indexes have caught up. */
  start(): () => void {
    const unsubscribe = focusManager.subscribe((isFocused) => {
      if (isFocused) this.#timers.push(setTimeout(() => this.#refreshLists(), LAG_MS));
    });
    return () => {
      unsubscribe();
      this.#stop();
    };
  }

  #stop(): void {
    for (const timer of [...this.#timers, this.#waiting]) clearTimeout(timer);
    this.#waiting = undefined;
  }

  #refreshSoon(): void {
    if (this.#waiting !== undefined) return;
    const wait = this.#lastAt + this.#apart - Date.now();
    if (wait <= 0) this.#refreshLists();
    else this.#waiting = setTimeout(() => this.#refreshLists(), wait);
  }

  #refreshLists(): void {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    const quietMs = Date.now() - this.#lastAt;
    this.#apart = quietMs > MAX_APART_MS + APART_MS ? APART_MS : Math.min(2 * this.#apart, MAX_APART_MS);
    this.#lastAt = Date.now();
    // Pages that are not shown have the counts of before.
    this.#client.removeQueries({ queryKey: leadKeys.lists, type: 'inactive' });
    this.#invalidate(leadKeys.lists);
  }

  #invalidate(queryKey: readonly unknown[]): void {
    const refetchType = focusManager.isFocused() ? 'active' : 'none';
    void this.#client.invalidateQueries({ queryKey, refetchType });
  }
}
