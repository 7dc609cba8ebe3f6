import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LeadNews } from '#lib/live-leads.ts';
import { LeadRefresher } from './lead-refresher.ts';

/** What is to be called, by whoever holds the socket, when leads have changed. */
export function useLeadNews(): (news: LeadNews) => void {
  const client = useQueryClient();
  const [refresher] = useState(() => new LeadRefresher(client));
  useEffect(() => refresher.start(), [refresher]);
  return refresher.receive;
}
