import type { Quote } from './quote-values.ts';

/**
 * Idempotency keys, one per filled form: sending the same again is the same submission and makes no second
 * lead; changed values or photos are another.
 */
export class SubmissionKey {
  #quote: string | undefined;
  #key: string | undefined;

  keyFor(quote: Quote): string {
    const text = JSON.stringify(quote);
    if (this.#key === undefined || text !== this.#quote) this.#key = crypto.randomUUID();
    this.#quote = text;
    return this.#key;
  }

  /** Drops a key that the server knows from another submission; the next one gets its own. */
  reset(): void {
    this.#key = undefined;
  }
}
