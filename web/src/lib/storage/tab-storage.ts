/** sessionStorage that never throws: browsers refuse it by policy and when it is full. */

/** The stored text, or null. */
export function readOfTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text as long as the tab lives. @returns whether the browser took it */
export function writeToTab(key: string, value: string): boolean {
  try {
    sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Forgets a text. */
export function removeFromTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored there either.
  }
}

/** The keys of what is stored whose names begin so. */
export function keysOfTab(prefix: string): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
