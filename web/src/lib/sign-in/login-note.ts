import { readOfTab, removeFromTab, writeToTab } from '#lib/storage/tab-storage.ts';

/** The sign-in's page names it as well: where this tab has a note for it, its code comes at once. */
export const LOGIN_NOTE_KEY = 'loginNote';

const CONSOLE = '/admin';

/** What a message says on the page that comes next. */
export interface NotedToast {
  title: string;
  description?: string;
  variant?: 'success';
}

/** What the console hands on to the sign-in, which is another page. */
interface LoginNote {
  /** Where its user was, and comes back to. */
  from?: string;
  toast?: NotedToast;
}

/** Adds to what the sign-in is told. */
export function leaveLoginNote(note: LoginNote): void {
  writeToTab(LOGIN_NOTE_KEY, JSON.stringify({ ...readNote(), ...note }));
}

/** What is to be said there, once. */
export function takeLoginToast(): NotedToast | undefined {
  const { toast, ...rest } = readNote();
  if (toast) writeToTab(LOGIN_NOTE_KEY, JSON.stringify(rest));
  return toast;
}

/** Where whoever has signed in goes, once: the console's first screen where it was told nothing. */
export function takeReturnPath(): string {
  const { from } = readNote();
  removeFromTab(LOGIN_NOTE_KEY);
  if (typeof from !== 'string' || !from.startsWith(CONSOLE)) return CONSOLE;
  // Only places of the console count: a page's storage may be written to by whoever sits before it.
  const { origin, pathname, search, hash } = new URL(from, location.origin);
  const isConsole = pathname === CONSOLE || pathname.startsWith(`${CONSOLE}/`);
  return origin === location.origin && isConsole ? pathname + search + hash : CONSOLE;
}

function readNote(): LoginNote {
  try {
    const note: unknown = JSON.parse(readOfTab(LOGIN_NOTE_KEY) ?? '{}');
    return typeof note === 'object' && note !== null ? note : {};
  } catch {
    return {};
  }
}
