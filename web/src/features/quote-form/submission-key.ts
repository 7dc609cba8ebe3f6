import { WAITING_KEY } from '#lib/storage/quote-draft-key.ts';
import { readOfTab, removeFromTab, writeToTab } from '#lib/storage/tab-storage.ts';
import { dropWaiting, fateOf, keepWaiting, markSent, takeUpWaiting } from '#lib/storage/waiting-quotes.ts';
import type { Quote } from './quote-values.ts';

/**
 * Idempotency keys, one per filled form: sending the same again is the same submission and makes no second
 * lead; changed values or photos are another.
 */
export class SubmissionKey {
  #quote: string | undefined;
  #key: string | undefined;
  /** By which all tabs know the form that waits, also with photos that are uploaded meanwhile. */
  #waitId: string | undefined;
  /** What an earlier page has left waiting, as it was sent; null where nothing waits. */
  readonly waitingQuote: Pick<Quote, 'values' | 'marketingConsent'> | null = null;

  /** Takes up the one that an earlier page of this tab has left waiting, or of any tab where this one has no draft. */
  constructor() {
    takeUpWaiting();
    try {
      const { id, quote, key } = JSON.parse(readOfTab(WAITING_KEY) ?? '{}') as Record<string, unknown>;
      if (typeof quote !== 'string' || typeof key !== 'string') return;
      this.#quote = quote;
      this.#key = key;
      if (typeof id === 'string') this.#waitId = id;
      this.waitingQuote = JSON.parse(quote) as Quote;
    } catch {
      // Not ours: there is nothing to go on with.
    }
  }

  keyFor({ values, photoPaths, marketingConsent }: Omit<Quote, 'signs' | 'language'>): string {
    const text = JSON.stringify({ values, photoPaths, marketingConsent });
    if (this.#key === undefined || text !== this.#quote) this.#key = crypto.randomUUID();
    this.#quote = text;
    return this.#key;
  }

  /** Whether a form of this tab waits for the servers. */
  get isWaiting(): boolean {
    return readOfTab(WAITING_KEY) !== null;
  }

  /** By which all tabs know the form that waits; undefined where none does. */
  get waitId(): string | undefined {
    return this.#waitId;
  }

  /** What became of it, in any tab. */
  get fate(): 'waits' | 'sent' | 'gone' {
    return this.#waitId === undefined ? 'waits' : fateOf(this.#waitId);
  }

  /**
   * The form of the last key is to be sent as soon as the servers are reached, by this page or a later one of any tab.
   * @returns whether this browser keeps it beyond the tab
   */
  wait(): boolean {
    this.#waitId ??= crypto.randomUUID();
    const waiting = { id: this.#waitId, quote: this.#quote, key: this.#key };
    writeToTab(WAITING_KEY, JSON.stringify(waiting));
    return keepWaiting(this.#waitId);
  }

  /** It was refused or changed. */
  stopWaiting(): void {
    removeFromTab(WAITING_KEY);
    if (this.#waitId !== undefined) dropWaiting(this.#waitId);
    this.#waitId = undefined;
  }

  /** It was sent: no other tab is to send it. */
  sent(): void {
    removeFromTab(WAITING_KEY);
    if (this.#waitId !== undefined) markSent(this.#waitId);
    this.#waitId = undefined;
  }

  /** Drops a key that the server knows from another submission; the next one gets its own. */
  reset(): void {
    this.#key = undefined;
  }
}
