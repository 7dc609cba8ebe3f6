import type { Lead } from '@harbour-haul/domain/leads/lead';
import { startTransition, useEffect, useState } from 'react';

/** More than a screen has. Four times as many at once would keep a slow machine from drawing for longer than anybody overlooks. */
const PORTION = 25;

/**
 * Returns how many of these rows are to be drawn now: up to a portion of those that were not drawn before, and with each frame the
 * next one. What was drawn already costs nothing again and is never taken back.
 */
export function usePortions(leads: readonly Lead[] | undefined): number {
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(NONE);
  const count = countOf(leads ?? [], drawn);
  useEffect(() => {
    if (leads === undefined) return;
    // After the frame that has the last portion, and so that a key or a press comes first.
    const frame = requestAnimationFrame(() =>
      startTransition(() => setDrawn((now) => withRows(now, leads, count))),
    );
    return () => cancelAnimationFrame(frame);
  }, [leads, count]);
  return count;
}

const NONE: ReadonlySet<number> = new Set();

function countOf(leads: readonly Lead[], drawn: ReadonlySet<number>): number {
  let fresh = 0;
  for (const [index, { id }] of leads.entries()) {
    if (!drawn.has(id)) fresh += 1;
    if (fresh > PORTION) return index;
  }
  return leads.length;
}

/** The rows that are drawn; the very same set where nothing has changed. */
function withRows(drawn: ReadonlySet<number>, leads: readonly Lead[], count: number): ReadonlySet<number> {
  const ids = leads.slice(0, count).map(({ id }) => id);
  return ids.length === drawn.size && ids.every((id) => drawn.has(id)) ? drawn : new Set(ids);
}
