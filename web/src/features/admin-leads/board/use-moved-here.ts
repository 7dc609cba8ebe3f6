import { useMemo, useState } from 'react';
import type { BoardMoved, MovedLeads } from './column-cards.ts';

/**
 * Tells what was moved since the board was narrowed as it is: what was moved before may be none of what it shows now, and is
 * shown where its lists have it.
 * @param narrowing distinguishes what the board is narrowed by; empty where by nothing, of which everything is a part
 */
export function useMovedHere(all: MovedLeads, narrowing: string): BoardMoved {
  const [before, setBefore] = useState<{ narrowing: string; moved: MovedLeads }>({ narrowing, moved: all });
  if (before.narrowing !== narrowing) setBefore({ narrowing, moved: all });
  const { moved } = before;
  return useMemo(() => {
    if (narrowing === '') return { all, here: all };
    return { all, here: new Map([...all].filter(([id, lead]) => moved.get(id) !== lead)) };
  }, [all, moved, narrowing]);
}
