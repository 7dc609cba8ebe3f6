import { readStored, writeStored } from '#lib/safe-storage.ts';
import { Store } from '../state/store.ts';

const KEY = 'harbour-haul:desk-preferences';

export interface ConsolePreferences {
  /** A short sound for a new chat and for a waiting visitor. */
  sound: boolean;
  /** Desktop notifications, where the browser permits them. */
  desktop: boolean;
}

/** The preferences that an admin has set in this browser. */
export const consolePreferences = new Store<ConsolePreferences>(load());

export function setPreference(change: Partial<ConsolePreferences>): void {
  consolePreferences.update(change);
  writeStored(KEY, JSON.stringify(consolePreferences.get()));
}

function load(): ConsolePreferences {
  const stored = parse(readStored(KEY));
  return { sound: stored.sound === true, desktop: stored.desktop === true };
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
