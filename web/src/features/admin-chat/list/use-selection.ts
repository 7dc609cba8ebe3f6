import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { useState } from 'react';
import { isActive } from '../session-facts.ts';

export interface Selection {
  /** The selected sessions that are shown: no action reaches a hidden one. */
  ids: string[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  /** All that are shown, or none where all are selected already. */
  toggleAll: () => void;
  /** The active ones alone, or none where it is just they that are selected. */
  toggleActive: () => void;
  isAll: boolean;
  isActiveOnly: boolean;
  set: (ids: readonly string[]) => void;
  clear: () => void;
}

/** Which of the shown sessions are selected. */
export function useSelection(shown: readonly ChatSession[]): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const ids = shown.filter(({ id }) => selected.has(id)).map(({ id }) => id);
  const active = shown.filter(isActive).map(({ id }) => id);
  const isAll = shown.length > 0 && ids.length === shown.length;
  const isActiveOnly =
    active.length > 0 && ids.length === active.length && active.every((id) => selected.has(id));
  const set = (next: readonly string[]) => setSelected(new Set(next));
  return {
    ids,
    has: (id) => selected.has(id),
    toggle: (id) => set(selected.has(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    toggleAll: () => set(isAll ? [] : shown.map(({ id }) => id)),
    toggleActive: () => set(isActiveOnly ? [] : active),
    isAll,
    isActiveOnly,
    set,
    clear: () => set([]),
  };
}
