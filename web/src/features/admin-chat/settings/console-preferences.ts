import { readStored, writeStored } from '#lib/safe-storage.ts';
import { Store } from './store.ts';

const KEY = 'harbour-haul:desk-preferences';

export interface DeskPreferences {
  /** A short sound for a new chat and for a visitor who waits. */
  sound: boolean;
  /** Notices of the system, where the browser allows them. */
  desktop: boolean;
}

/** What an admin has chosen for this browser. */
export const deskPreferences = new Store<DeskPreferences>(load());

export function setPreference(change: Partial<DeskPreferences>): void {
  deskPreferences.update(change);
  writeStored(KEY, JSON.stringify(deskPreferences.get()));
}

function load(): DeskPreferences {
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
