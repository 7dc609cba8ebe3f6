import { StoredSetting } from './stored-setting.ts';

interface ConsolePreferences {
  /** A short sound for a visitor who needs somebody. */
  sound: boolean;
  /** Desktop notifications, where the browser permits them. */
  desktop: boolean;
}

/** The preferences that an admin has set in this browser. */
export const consolePreferences = new StoredSetting('harbour-haul:desk-preferences', parse);

export function setPreference(change: Partial<ConsolePreferences>): void {
  consolePreferences.set({ ...consolePreferences.get(), ...change });
}

function parse(stored: unknown): ConsolePreferences {
  const fields: Record<string, unknown> = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  return { sound: fields.sound === true, desktop: fields.desktop === true };
}
