/** sessionStorage that never throws: browsers refuse it by policy and when it is full. */

/** The stored text, or null. */
export function readOfTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The stored JSON object; empty where there is none, or it cannot be read. */
export function readObjectOfTab(key: string): Partial<Record<string, unknown>> {
  try {
    return Object(JSON.parse(readOfTab(key) ?? '{}')) as Partial<Record<string, unknown>>;
  } catch {
    return {};
  }
}

/** The texts among what was stored as an object, by name. */
export function textsIn(stored: unknown): Partial<Record<string, string>> {
  const entries = Object.entries(stored ?? {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
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
