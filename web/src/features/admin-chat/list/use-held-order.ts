import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { useEffect, useRef, useState } from 'react';

/** So long after a hand has moved in the list, whoever it belongs to is still about to press. */
const HELD_MS = 5_000;

interface Held {
  view: string;
  ids: readonly string[];
}

interface HeldOrder {
  rows: readonly ChatSession[];
  /** Of what holds the rows. */
  handProps: { onPointerMove: () => void; onKeyDown: () => void; onFocus: () => void };
}

/**
 * Keeps the rows where they are while somebody's pointer or keys move among them: a chat that moves up as they press is answered in place
 * of the one that they meant. What is new waits below until their hand rests.
 * @param view what the list shows; another view has an order of its own
 */
export function useHeldOrder(sessions: readonly ChatSession[], view: string): HeldOrder {
  const [held, setHeld] = useState<Held | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const rows = held !== null && held.view === view ? inOrderOf(held.ids, sessions) : sessions;
  const hold = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setHeld(null), HELD_MS);
    if (held?.view !== view) setHeld({ view, ids: rows.map(({ id }) => id) });
  };
  return { rows, handProps: { onPointerMove: hold, onKeyDown: hold, onFocus: hold } };
}

function inOrderOf(ids: readonly string[], sessions: readonly ChatSession[]): readonly ChatSession[] {
  const places = new Map(ids.map((id, index) => [id, index]));
  const place = ({ id }: ChatSession) => places.get(id) ?? ids.length;
  return sessions.toSorted((one, other) => place(one) - place(other));
}
