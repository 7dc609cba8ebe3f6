import { DRAFT_KEY, PICKED_DAY_KEY, WAITING_KEY, WAITING_QUOTES_KEY } from './quote-draft-key.ts';
import { readStored, removeStored, writeStored } from './safe-storage.ts';
import { noteWaiting } from './submitted-before.ts';
import { readOfTab, removeFromTab, writeToTab } from './tab-storage.ts';

/** As long as its photos are kept (`kept-photos.ts`). */
const MAX_AGE_MS = 7 * 24 * 3_600_000;

/** What a tab has of a form that waits, by which another one can go on with it. */
const TAB_KEYS = [DRAFT_KEY, WAITING_KEY, PICKED_DAY_KEY];

/** A form of any tab that waits for the servers. */
interface WaitingQuote {
  /** In ms since 1970. */
  at: number;
  /** By the keys of its tab; null once there is nothing to send any more. */
  kept: Record<string, string> | null;
  /** Why there is not, for the other tabs that have it. */
  end?: 'sent' | 'gone';
}

type WaitingQuotes = Record<string, WaitingQuote>;

/** Whether a form is to be sent yet, was sent, or was changed or refused since: by this tab or another one. */
export function fateOf(id: string): 'waits' | 'sent' | 'gone' {
  return readQuotes()[id]?.end ?? 'waits';
}

/**
 * Keeps the form of this tab for any other one, as it stands now.
 * @returns whether the browser keeps it beyond this tab
 */
export function keepWaiting(id: string): boolean {
  // Where there is no room for what it is by now, what it was before is still there.
  const { [id]: before, ...others } = readQuotes();
  if (writeWaiting(id) || before !== undefined) return true;
  writeQuotes(others);
  return false;
}

/** The draft of this tab has gone on: what waits of it for any tab goes on too, unless it was sent or taken back meanwhile. */
export function refreshWaiting(): void {
  const id = waitingIdOfTab();
  if (id !== null && fateOf(id) === 'waits') writeWaiting(id);
}

function writeWaiting(id: string): boolean {
  const held = TAB_KEYS.map((key) => [key, readOfTab(key)] as const);
  const kept = Object.fromEntries(held.filter((one): one is [string, string] => one[1] !== null));
  if (kept[DRAFT_KEY] === undefined) return false;
  return writeQuotes({ ...readQuotes(), [id]: { at: Date.now(), kept } });
}

/**
 * Makes a form that waits, of a tab that may be closed, the draft of this tab, if that has none. Whatever is too old is removed.
 */
export function takeUpWaiting(): void {
  if (readStored(WAITING_QUOTES_KEY) === null) return;
  writeQuotes(readQuotes());
  if (readOfTab(DRAFT_KEY) !== null) return;
  const waiting = Object.values(readQuotes()).find(({ kept }) => kept !== null);
  for (const [key, value] of Object.entries(waiting?.kept ?? {})) writeToTab(key, value);
}

/** Whether a form of any tab is to be sent yet. */
export function hasWaiting(): boolean {
  return Object.values(readQuotes()).some(({ kept }) => kept !== null);
}

/** It was changed or refused: nobody sends it any more. */
export function dropWaiting(id: string): void {
  end(id, 'gone');
}

/** What waits in this tab gives way to something else. */
export function dropWaitingOfTab(): void {
  const id = waitingIdOfTab();
  if (id !== null) dropWaiting(id);
  removeFromTab(WAITING_KEY);
}

/** It was sent, so that no other tab sends it. */
export function markSent(id: string): void {
  end(id, 'sent');
}

function end(id: string, why: 'sent' | 'gone'): void {
  writeQuotes({ ...readQuotes(), [id]: { at: Date.now(), kept: null, end: why } });
}

function waitingIdOfTab(): string | null {
  try {
    const { id } = JSON.parse(readOfTab(WAITING_KEY) ?? '{}') as { id?: unknown };
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}

/** What is too old is none: its photos are gone as well. */
function readQuotes(): WaitingQuotes {
  try {
    const stored = JSON.parse(readStored(WAITING_QUOTES_KEY) ?? '{}') as WaitingQuotes;
    return Object.fromEntries(Object.entries(stored).filter(([, { at }]) => at > Date.now() - MAX_AGE_MS));
  } catch {
    return {};
  }
}

function writeQuotes(quotes: WaitingQuotes): boolean {
  const all = Object.values(quotes);
  noteWaiting(all.some(({ kept }) => kept !== null));
  if (all.length > 0) return writeStored(WAITING_QUOTES_KEY, JSON.stringify(quotes));
  removeStored(WAITING_QUOTES_KEY);
  return true;
}
