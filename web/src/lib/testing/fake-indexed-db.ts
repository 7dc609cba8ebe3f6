import { afterEach } from '@jest/globals';

/** The part of IndexedDB that keeps photos (`#lib/photos/kept-photos.ts`), for jsdom, which has none: one store, by `id`. */
const rows = new Map<string, { id: string }>();
let isFull = false;

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
});

/**
 * Gives the browser of a test an empty IndexedDB.
 * @returns its keys, as they are when that is called; `fill` lets no more in, and `forget` empties it, as another tab may
 */
export function fakeIndexedDb(): { keys: () => string[]; fill: () => void; forget: () => void } {
  rows.clear();
  isFull = false;
  Object.assign(globalThis, { indexedDB: { open: () => later({ result: { transaction } }, 'onsuccess') } });
  return {
    keys: () => [...rows.keys()],
    fill: () => {
      isFull = true;
    },
    forget: () => rows.clear(),
  };
}

function transaction() {
  const ended = later({ error: new Error('full'), objectStore: (): object => store }, 'oncomplete');
  const store = {
    put: (row: { id: string }) => {
      if (isFull) ended.event = 'onabort';
      else rows.set(row.id, row);
      return { result: row.id };
    },
    getAll: () => ({ result: [...rows.values()] }),
    count: (id: string) => ({ result: rows.has(id) ? 1 : 0 }),
    delete: (id: string) => ({ result: rows.delete(id) }),
  };
  return ended;
}

/** Calls what is registered for the event by then. */
function later<T extends object>(target: T, event: string) {
  const ended = { ...target, event };
  queueMicrotask(() => (ended as unknown as Record<string, () => void>)[ended.event]?.());
  return ended;
}
