import type { QuoteValues } from './quote-values.ts';

/**
 * Idempotency keys, one per filled form: sending the same values again is the same submission and makes no second
 * lead; changed values are another.
 */
export class SubmissionKey {
  #values: string | undefined;
  #key: string | undefined;

  keyFor(values: QuoteValues): string {
    const text = JSON.stringify(values);
    if (this.#key === undefined || text !== this.#values) this.#key = crypto.randomUUID();
    this.#values = text;
    return this.#key;
  }

  /** The key belongs to another submission by the server's account; the next one gets its own. */
  forget(): void {
    this.#key = undefined;
  }
}
