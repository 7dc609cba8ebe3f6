import type { Lead } from '@harbour-haul/domain/leads/lead';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { call } from '#lib/api/admin-call.ts';
import type { LeadNews } from '#lib/live-leads.ts';
import { useWaitingLeads, waitingLeadsKey } from './waiting-leads.ts';

/** Many changes at once are one request, so long after the first of them. */
const REFRESH_MS = 1_500;

/**
 * Calls `onNew` once for each lead that becomes new from now on: by a push at once, and where pushes were lost as soon as the
 * list of those that need a reply has it.
 * @returns what is to be called, by whoever holds the socket, when leads have changed; always the same
 */
export function useLeadAlerts(onNew: (lead: Lead) => void): (news: LeadNews) => void {
  const client = useQueryClient();
  const newest = useWaitingLeads().data?.newest;
  /** The highest id of a lead that was there before; null until the first list has come. */
  const known = useRef<number>(null);
  const alerted = useRef(new Set<number>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Whoever holds the socket keeps what it was given first.
  const latest = useRef(onNew);
  useEffect(() => {
    latest.current = onNew;
  }, [onNew]);
  const alertOnce = useCallback((lead: Lead) => {
    if (alerted.current.has(lead.id)) return;
    alerted.current.add(lead.id);
    latest.current(lead);
  }, []);
  useEffect(() => {
    if (!newest) return;
    const before = known.current;
    known.current = Math.max(before ?? 0, ...newest.map(({ id }) => id));
    if (before !== null) newest.filter(({ id }) => id > before).forEach(alertOnce);
  }, [newest, alertOnce]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (news) => {
      for (const { id, isNew } of news ?? [])
        if (isNew) void fetchLead(id).then((lead) => lead && alertOnce(lead));
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        void client.invalidateQueries({ queryKey: waitingLeadsKey });
      }, REFRESH_MS);
    },
    [client, alertOnce],
  );
}

/** Null where it is gone, or cannot be read now: the list has it soon. */
async function fetchLead(id: number): Promise<Lead | null> {
  try {
    return (await call('getLead', { params: { id } })).lead;
  } catch {
    return null;
  }
}
