import { needsReply } from '@harbour-haul/domain/leads/customer-news';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { call } from '#lib/api/admin-call.ts';
import type { LeadNews } from '#lib/live-leads.ts';
import { waitingLeadsKey } from '#lib/waiting-leads.ts';
import { useWaitingLeads } from './use-waiting-leads.ts';

/** Many changes at once are one request, so long after the first of them. */
const REFRESH_MS = 1_500;

interface LeadAlertListeners {
  /** Called once with what waited before anything was noticed here, but for what this admin has opened and nothing has happened to. */
  onWaiting: (leads: readonly Lead[]) => void;
  onNew: (lead: Lead) => void;
  /** A customer did something of a lead that was answered already; with its timeline. */
  onNews: (lead: Lead, events: readonly LeadEvent[]) => void;
  /** Whether the admin was alerted of a lead and has not seen it yet. */
  isUnseen: (id: number) => boolean;
  /** A lead of these needs no reply any more. */
  onSettled: (id: number) => void;
}

/**
 * Calls `onNew` once for each lead that becomes new from now on, and `onNews` once for whatever its customer did later: by a push at once, and where pushes were lost as soon as the
 * list of those that need a reply has it. What that list has at first goes to `onWaiting`.
 * @returns what is to be called, by whoever holds the socket, when leads have changed; always the same
 */
export function useLeadAlerts(listeners: LeadAlertListeners): (news: LeadNews) => void {
  const client = useQueryClient();
  const { newest, seen } = useWaitingLeads().data ?? {};
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
  /** When the customer of each lead did what was told of, or what was there before. */
  const told = useRef(new Map<number, string>());
  const newsOnce = useCallback(async (id: number) => {
    const read = await fetchLead(id);
    const newsAt = read?.lead.newsAt;
    if (!read || !newsAt || told.current.get(id) === newsAt) return;
    told.current.set(id, newsAt);
    latest.current.onNews(read.lead, read.events);
  }, []);
  const settle = useCallback(async (id: number, version: number | null) => {
    if (!latest.current.isUnseen(id)) return;
    const lead = version === null ? null : (await fetchLead(id))?.lead;
    // What cannot be read now stays as it is.
    if (version === null || (lead && !needsReply(lead))) latest.current.onSettled(id);
  }, []);
  useEffect(() => {
    if (!newest) return;
    const before = known.current;
    known.current = Math.max(before ?? 0, ...newest.map(({ id }) => id));
    const news = newest.filter(({ id, newsAt }) => newsAt && told.current.get(id) !== newsAt);
    if (before === null) {
      for (const { id, newsAt } of news) told.current.set(id, newsAt ?? '');
      latest.current.onWaiting(newest.filter(({ id, newsAt }) => newsAt || !seen?.includes(id)));
    } else {
      newest.filter(({ id, newsAt }) => id > before && !newsAt).forEach(alertOnce);
      for (const { id } of news) void newsOnce(id);
    }
  }, [newest, seen, alertOnce, newsOnce]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (news) => {
      for (const { id, version, isNew, hasNews } of news ?? [])
        if (isNew) void fetchLead(id).then((read) => read && alertOnce(read.lead));
        else if (hasNews) void newsOnce(id);
        else void settle(id, version);
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        void client.invalidateQueries({ queryKey: waitingLeadsKey });
      }, REFRESH_MS);
    },
    [client, alertOnce, newsOnce, settle],
  );
}

/** Null where it is gone, or cannot be read now: the list has it soon. */
async function fetchLead(id: number): Promise<{ lead: Lead; events: LeadEvent[] } | null> {
  try {
    return await call('getLead', { params: { id } });
  } catch {
    return null;
  }
}
