import { StoredSetting } from './stored-setting.ts';

/** How an admin is alerted in this browser. All of it is off until it is wanted. */
export interface AlertPreferences {
  /** A short sound for a visitor who needs somebody. */
  sound: boolean;
  /** Desktop notifications of them, where the browser permits any. */
  desktop: boolean;
  /** The same for new leads. */
  leadSound: boolean;
  leadDesktop: boolean;
}

/** The preferences that an admin has set in this browser. */
export const alertPreferences = new StoredSetting('harbour-haul:desk-preferences', parse);

export function setPreference(change: Partial<AlertPreferences>): void {
  alertPreferences.set({ ...alertPreferences.get(), ...change });
}

function parse(stored: unknown): AlertPreferences {
  const fields: Record<string, unknown> = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  return {
    sound: fields.sound === true,
    desktop: fields.desktop === true,
    leadSound: fields.leadSound === true,
    leadDesktop: fields.leadDesktop === true,
  };
}
