import { readStored, writeStored } from '#lib/safe-storage.ts';
import { Store } from './store.ts';

const KEY = 'harbour-haul:desk-preferences';

export interface DeskPreferences {
  /** A short sound for a new chat and for a visitor who waits. */
  sound: boolean;
  /** Notices of the system, where the browser allows them. */
  desktop: boolean;
  /** How visitors see this admin. */
  name: string;
}

/** The name of specification section 4; the name to sign in with is nobody's business. */
export const DEFAULT_NAME = 'Admin';
export const MAX_NAME = 40;

/** What an admin has chosen for this browser. */
export const deskPreferences = new Store<DeskPreferences>(load());

export function setPreference(change: Partial<DeskPreferences>): void {
  deskPreferences.update(change);
  writeStored(KEY, JSON.stringify(deskPreferences.get()));
}

/** The name for a takeover; never empty. */
export function shownName(): string {
  return deskPreferences.get().name.trim() || DEFAULT_NAME;
}

function load(): DeskPreferences {
  const stored = parse(readStored(KEY));
  return {
    sound: stored.sound === true,
    desktop: stored.desktop === true,
    name: typeof stored.name === 'string' ? stored.name.slice(0, MAX_NAME) : DEFAULT_NAME,
  };
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
