import { removeFromTab, writeToTab } from '#lib/storage/tab-storage.ts';
import { DRAFTS_PREFIX, readDrafts } from './unsent-store.ts';

/**
 * What an admin has typed in chats and not sent, replies by session and notes by a key of their own. It is kept for the next page of
 * this tab: in another one the same sentence would be answered with twice.
 */
export class KeptDrafts {
  readonly #key: string;
  readonly #texts: Map<string, string>;

  constructor(userId: string) {
    this.#key = DRAFTS_PREFIX + userId;
    this.#texts = readDrafts(userId);
  }

  /** Returns what stands in a field; empty where nothing does. */
  get(field: string): string {
    return this.#texts.get(field) ?? '';
  }

  /** Keeps what stands in a field; nothing of it once that is empty. */
  set(field: string, text: string): void {
    if (text === '') this.#texts.delete(field);
    else this.#texts.set(field, text);
    if (this.#texts.size === 0) removeFromTab(this.#key);
    else writeToTab(this.#key, JSON.stringify([...this.#texts]));
  }
}
