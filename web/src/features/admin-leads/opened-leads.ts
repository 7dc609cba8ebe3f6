import type { Lead } from '@harbour-haul/domain/leads/lead';
import { useSyncExternalStore } from 'react';
import { call } from '#lib/api/admin-call.ts';

let opened: ReadonlySet<number> = new Set();
const listeners = new Set<() => void>();

/** The ids of the leads whose details this admin has opened, as far as lists have named them; all others are unread. */
export function useOpenedLeads(): ReadonlySet<number> {
  return useSyncExternalStore(subscribe, () => opened);
}

/** Whether a lead is to be read: nobody here has opened it, or its customer did something that nobody has dealt with. */
export function isUnread({ id, newsAt }: Pick<Lead, 'id' | 'newsAt'>, ids: ReadonlySet<number>): boolean {
  return !ids.has(id) || Boolean(newsAt);
}

/** Notes what the server knows to be opened, in whichever browser. */
export function noteOpened(ids: readonly number[]): void {
  if (ids.some((id) => !opened.has(id))) replace(new Set([...opened, ...ids]));
}

/** Marks a lead as read, here and on the server. Where that cannot be reached, it is read as long as the page lives. */
export function markLeadOpened(id: number): void {
  if (opened.has(id)) return;
  noteOpened([id]);
  call('markLeadSeen', { params: { id } }).catch(() => {});
}

/** Forgets the ids: another admin has read other leads. */
export function clearOpenedLeads(): void {
  replace(new Set());
}

function replace(next: ReadonlySet<number>): void {
  opened = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
