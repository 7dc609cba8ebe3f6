/**
 * localStorage that never throws: browsers refuse it in private windows, by policy and when it is full. What cannot be
 * stored is remembered for as long as the page lives.
 */
const memory = new Map<string, string>();

/** The stored text, or null. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Stores a text as well as the browser allows. @returns whether it outlives the page */
export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
    return true;
  } catch {
    memory.set(key, value);
    return false;
  }
}

/** Forgets a text. */
export function removeStored(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored there either.
  }
}
