/** Of the database, and of the one store in it. */
const NAME = 'photos';

/** Whoever is not back by then will not be, and the device may be used by others. */
const MAX_AGE_MS = 7 * 24 * 3_600_000;

/** A photo that is not sent: it stays on this device, also when its tab is closed. */
export interface KeptPhoto {
  /** A random one. */
  id: string;
  file: File;
  preview: string | null;
}

/** Whose it is: of the form's draft, chosen in the chat, or said there and not stored. */
type Owner = 'form' | 'chosen' | 'said';

interface Row extends KeptPhoto {
  of: Owner;
  /** In ms since 1970; no two are the same. */
  at: number;
}

let opening: Promise<IDBDatabase> | undefined;
let lastAt = 0;
/** What this page knows to be there. */
const seen = new Set<string>();

/** Keeps a photo in place of the one with its id. @returns whether this browser has taken it */
export async function keepPhoto(of: Owner, { id, file, preview }: KeptPhoto): Promise<boolean> {
  lastAt = Math.max(Date.now(), lastAt + 1);
  const row: Row = { of, id, file, preview, at: lastAt };
  try {
    await inStore('readwrite', (store) => store.put(row));
    seen.add(id);
    return true;
  } catch {
    return false;
  }
}

/**
 * The photos of an owner, kept by this page or an earlier one of any tab, in the order in which they were; none where the browser
 * keeps nothing. Whatever is too old, whosever it is, is removed.
 */
export async function keptPhotos(of: Owner): Promise<KeptPhoto[]> {
  const all = await inStore<Row[]>('readonly', (store) => store.getAll()).catch(() => []);
  const found = all.filter((row) => {
    if (row.at < Date.now() - MAX_AGE_MS) return void forgetPhoto(row.id);
    if (row.of === of) seen.add(row.id);
    return row.of === of;
  });
  return found.sort((a, b) => a.at - b.at);
}

/** It was sent, or is not wanted any more. Never rejects: what could not be stored cannot be removed either. */
export async function forgetPhoto(id: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(id)).catch(() => undefined);
}

/** Whether a photo that was kept is not there any more: another tab has sent or removed it. */
export async function isForgotten(id: string): Promise<boolean> {
  return seen.has(id) && (await inStore('readonly', (store) => store.count(id)).catch(() => 1)) === 0;
}

/** @returns the result, once it is on the disk */
async function inStore<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  opening ??= open();
  const database = await opening;
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(NAME, mode);
    const request = ask(transaction.objectStore(NAME));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = reject;
  });
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME);
    request.onupgradeneeded = () => request.result.createObjectStore(NAME, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = reject;
  });
}
