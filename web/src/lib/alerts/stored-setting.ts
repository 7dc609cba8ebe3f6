import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#lib/storage/safe-storage.ts';

/** A setting of this browser, stored as JSON. Components read it by `useSetting`. */
export class StoredSetting<T> {
  readonly #key: string;
  #value: T;
  readonly #listeners = new Set<() => void>();

  /** @param parse returns the setting of what is stored, which may be anything; null where nothing is */
  constructor(key: string, parse: (stored: unknown) => T) {
    this.#key = key;
    this.#value = parse(readJson(key));
  }

  readonly get = (): T => this.#value;

  set(value: T): void {
    this.#value = value;
    writeStored(this.#key, JSON.stringify(value));
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** Returns the present value of a setting. */
export function useSetting<T>(setting: StoredSetting<T>): T {
  return useSyncExternalStore(setting.subscribe, setting.get);
}

function readJson(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null');
  } catch {
    return null;
  }
}
