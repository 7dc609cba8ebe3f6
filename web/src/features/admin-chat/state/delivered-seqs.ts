import { readOfTab, writeToTab } from '#lib/storage/tab-storage.ts';
import { DELIVERED_PREFIX } from '../unsent/unsent-store.ts';

const MAX_CHATS = 200;

/**
 * Up to which message each visitor's browser has what was written, as this tab has seen it. No server stores that: a page that is
 * loaded anew would know it only of those who are online then.
 */
export class DeliveredSeqs {
  readonly #key: string;
  readonly #seqs: Map<string, number>;

  constructor(userId: string) {
    this.#key = DELIVERED_PREFIX + userId;
    this.#seqs = read(this.#key);
  }

  /** Returns the `seq` of the last message that is known to be there; 0 where none is. */
  get(sessionId: string): number {
    return this.#seqs.get(sessionId) ?? 0;
  }

  /** Keeps that a visitor's browser has everything up to here, of as many chats as one works with. */
  note(sessionId: string, seq: number): void {
    if (seq <= this.get(sessionId)) return;
    this.#seqs.delete(sessionId);
    this.#seqs.set(sessionId, seq);
    writeToTab(this.#key, JSON.stringify([...this.#seqs].slice(-MAX_CHATS)));
  }
}

function read(key: string): Map<string, number> {
  try {
    const stored = JSON.parse(readOfTab(key) ?? '[]') as [string, unknown][];
    return new Map(stored.filter((entry): entry is [string, number] => Number.isInteger(entry[1])));
  } catch {
    return new Map();
  }
}
