import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';

/** An entry of a timeline, and how often in a row it happened. */
export interface FoldedEvent {
  /** The last of them. */
  event: LeadEvent;
  times: number;
}

/** Makes one entry of exports that follow each other: a list that is exported each morning would leave nothing else to be seen. */
export function foldExports(newestFirst: readonly LeadEvent[]): FoldedEvent[] {
  const folded: FoldedEvent[] = [];
  for (const event of newestFirst) {
    const later = folded.at(-1);
    if (event.type === 'exported' && later?.event.type === 'exported') later.times += 1;
    else folded.push({ event, times: 1 });
  }
  return folded;
}
