import type { QueryClient } from '@tanstack/react-query';

/** What is known of the leads that need a reply. */
export interface WaitingLeads {
  total: number;
}

/** In the query cache, where one feature counts what others change. */
export const waitingLeadsKey = ['waiting-leads'] as const;

/** Counts leads that need a reply since a change, or need none any more, before the server says so. */
export function countWaiting(client: QueryClient, by: number): void {
  client.setQueryData<WaitingLeads>(
    waitingLeadsKey,
    (known) => known && { ...known, total: Math.max(0, known.total + by) },
  );
}
