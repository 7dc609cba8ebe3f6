import { readStored, writeStored } from '#lib/storage/safe-storage.ts';
import { withLock } from '#lib/with-lock.ts';
import { CHAT_KEY } from './chat-keys.ts';
import { type ChatRecord, parseRecord } from './chat-record.ts';

const LOCK = 'chat-record';

/**
 * The stored conversation, one for all tabs of this browser. Changes are made one at a time across tabs, each upon what
 * the others have left; every tab is notified of every change.
 */
export class ChatStore {
  #text = readStored(CHAT_KEY);
  #record = parseRecord(this.#text);
  readonly #listeners = new Set<() => void>();

  /** What is known now; the same object until something changes. */
  get record(): ChatRecord {
    return this.#record;
  }

  /** Subscribes to changes, by this tab or another. @returns how to unsubscribe */
  subscribe(listener: () => void): () => void {
    if (this.#listeners.size === 0) window.addEventListener('storage', this.#onStorage);
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) window.removeEventListener('storage', this.#onStorage);
    };
  }

  /** Changes the record and stores it before any other tab can; `change` must be quick. @returns the new record */
  update(change: (record: ChatRecord) => ChatRecord): Promise<ChatRecord> {
    return withLock(LOCK, () => {
      this.#adopt(readStored(CHAT_KEY));
      const next = change(this.#record);
      const text = JSON.stringify(next);
      if (text === this.#text) return this.#record;
      this.#text = text;
      this.#record = next;
      writeStored(CHAT_KEY, text);
      this.#notify();
      return next;
    });
  }

  /** Reads what another tab may have changed, of which browsers do not always notify a sleeping tab. */
  refresh(): void {
    if (this.#adopt(readStored(CHAT_KEY))) this.#notify();
  }

  readonly #onStorage = (event: StorageEvent): void => {
    // A null key: all was cleared.
    if (event.key === CHAT_KEY || event.key === null) this.refresh();
  };

  #adopt(text: string | null): boolean {
    if (text === this.#text) return false;
    this.#text = text;
    this.#record = parseRecord(text);
    return true;
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
