import { awaitsFirstContact } from '@harbour-haul/domain/leads/awaits-first-contact';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { call } from '#lib/api/admin-call.ts';
import type { LeadNews } from '#lib/live-leads.ts';
import { waitingLeadsKey } from '#lib/waiting-leads.ts';
import { useWaitingLeads } from './use-waiting-leads.ts';

/** Many changes at once are one request, so long after the first of them. */
const REFRESH_MS = 1_500;

interface LeadAlertListeners {
  onNew: (lead: Lead) => void;
  /** Whether the admin was alerted of a lead and has not seen it yet. */
  isUnseen: (id: number) => boolean;
  /** A lead of these needs no reply any more. */
  onSettled: (id: number) => void;
}

/**
 * Calls `onNew` once for each lead that becomes new from now on: by a push at once, and where pushes were lost as soon as the
 * list of those that need a reply has it.
 * @returns what is to be called, by whoever holds the socket, when leads have changed; always the same
 */
export function useLeadAlerts(listeners: LeadAlertListeners): (news: LeadNews) => void {
  const client = useQueryClient();
  const newest = useWaitingLeads().data?.newest;
  /** The highest id of a lead that was there before; null until the first list has come. */
  const known = useRef<number>(null);
  const alerted = useRef(new Set<number>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Whoever holds the socket keeps what it was given first.
  const latest = useRef(listeners);
  useEffect(() => {
    latest.current = listeners;
  }, [listeners]);
  const alertOnce = useCallback((lead: Lead) => {
    if (alerted.current.has(lead.id)) return;
    alerted.current.add(lead.id);
    latest.current.onNew(lead);
  }, []);
  const settle = useCallback(async (id: number, version: number | null) => {
    if (!latest.current.isUnseen(id)) return;
    const lead = version === null ? null : await fetchLead(id);
    // What cannot be read now stays as it is.
    if (version === null || (lead && !awaitsFirstContact(lead))) latest.current.onSettled(id);
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
      for (const { id, version, isNew } of news ?? [])
        if (isNew) void fetchLead(id).then((lead) => lead && alertOnce(lead));
        else void settle(id, version);
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        void client.invalidateQueries({ queryKey: waitingLeadsKey });
      }, REFRESH_MS);
    },
    [client, alertOnce, settle],
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
