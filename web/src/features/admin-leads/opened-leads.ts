import { useSyncExternalStore } from 'react';

const KEY = 'harbour-haul:opened-leads';

/** In memory too: if the browser forbids storage, "opened" lasts until the page is left. */
let opened: ReadonlySet<number> = load();
const listeners = new Set<() => void>();

/** The ids of the leads whose details were opened since sign-in; all others are shown as unread. */
export function useOpenedLeads(): ReadonlySet<number> {
  return useSyncExternalStore(subscribe, () => opened);
}

/** Marks a lead as read. */
export function markLeadOpened(id: number): void {
  if (!opened.has(id)) replace(new Set([...opened, id]));
}

/** Clears the ids: for the next user all leads are unread again. */
export function clearOpenedLeads(): void {
  replace(new Set());
}

function replace(next: ReadonlySet<number>): void {
  opened = next;
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...next]));
  } catch {
    // Storage is full or forbidden; memory has it.
  }
  for (const listener of listeners) listener();
}

function load(): ReadonlySet<number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter(Number.isInteger) : []);
  } catch {
    return new Set();
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
