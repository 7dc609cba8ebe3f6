import type { Lead } from '@harbour-haul/domain/leads/lead';
import { useSyncExternalStore } from 'react';

let pending: Lead | null = null;
const listeners = new Set<() => void>();

/** The lead that this admin called last, as long as nobody has said how that ended; null where there is none. */
export function usePendingCall(): Lead | null {
  return useSyncExternalStore(subscribe, () => pending);
}

/** Asks how a call ended that begins now. */
export function askAboutCall(lead: Lead): void {
  replace(lead);
}

/** The question has its answer, or is nobody's any more. */
export function clearPendingCall(): void {
  replace(null);
}

function replace(next: Lead | null): void {
  pending = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
