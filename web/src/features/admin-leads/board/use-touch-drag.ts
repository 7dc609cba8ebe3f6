import type { LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type TouchDrag, TouchDragger } from './touch-drag.ts';

/** The card that a finger drags over a board; null while none does. */
export function useTouchDrag(
  board: RefObject<HTMLElement | null>,
  onDrop: (id: number, to: LeadStatus) => void,
): TouchDrag | null {
  const [drag, setDrag] = useState<TouchDrag | null>(null);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    if (!board.current) return;
    const dragger = new TouchDragger(board.current, { onDrag: setDrag, onDrop: (id, to) => drop(id, to) });
    return dragger.start();
  }, [board]);
  return drag;
}
