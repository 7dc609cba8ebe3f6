import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useToast } from '#components/toasts/toaster.tsx';
import { track } from '#lib/analytics.ts';
import { isUnauthenticated } from '#lib/api-client.ts';
import { useKnownLeads } from '../api/known-leads.ts';
import { type LeadsPage, newestPage, useLeadsPage } from '../api/list-leads.ts';
import type { ListSettings } from './list-settings.ts';
import { fallbackPosition, type PagePosition, positionOf } from './page-position.ts';

const FIRST: PagePosition = { kind: 'first' };

export interface LeadsList {
  /** The newest page that has arrived, be it for earlier settings; undefined before the first. */
  page: LeadsPage | undefined;
  /** The rows shown are not yet the requested ones. */
  moving: boolean;
  /** The last attempt to load has failed. */
  failed: boolean;
  retry: () => void;
  goTo: (page: number) => void;
}

/**
 * The list of leads: loaded by settings and page, fresh by itself, never emptied by a failure.
 * @param inUse rows must stay where they are; each is shown as it is now all the same
 */
export function useLeadsList(settings: ListSettings, inUse: boolean): LeadsList {
  const [chosen, setChosen] = useState({ settings, position: FIRST });
  const changed = !same(chosen.settings, settings);
  // Other settings begin at their first page, and so do the same ones when they are chosen again.
  if (changed) setChosen({ settings, position: FIRST });
  const position = changed ? FIRST : chosen.position;
  const query = useLeadsPage(settings, position);
  const failed = useOutage(query);
  useLoadedEvent(query.data);
  const known = useKnownLeads();
  const back = query.data ? fallbackPosition(position, newestPage(known, query.data)) : null;
  const last = useSteadyPage(useLastPage(query, back !== null), inUse);
  useOutageToast(failed && last !== undefined);
  // Also a page that stays for want of another shows what has changed since.
  const page = useMemo(() => last && newestPage(known, last), [known, last]);
  if (back && !same(back, position)) setChosen({ settings, position: back });

  const retry = () => void query.refetch();
  const goTo = (number: number) => {
    const waiting = query.data === undefined && query.isFetching;
    if (!page || waiting || !same(page.settings, settings)) return;
    const next = positionOf(number, page);
    if (next && same(next, position)) retry();
    else if (next) setChosen({ settings, position: next });
  };
  return { page, moving: page !== undefined && query.data === undefined && !failed, failed, retry, goTo };
}

/** The last loaded page stays until the next one is loaded. */
function useLastPage({ data }: UseQueryResult<LeadsPage>, isBeyondEnd: boolean): LeadsPage | undefined {
  const [last, setLast] = useState<LeadsPage>();
  const page = data === undefined || (isBeyondEnd && last) ? last : data;
  if (page !== last) setLast(page);
  return page;
}

/** The page with the rows that it had when it was first pointed at, as long as it is; how many there are of all is no row, and is told at once. */
function useSteadyPage(page: LeadsPage | undefined, inUse: boolean): LeadsPage | undefined {
  const [shown, setShown] = useState(page);
  const stays = inUse && shown !== undefined && page !== undefined && isSamePlace(shown, page);
  if (!stays && shown !== page) setShown(page);
  const total = page?.total;
  return useMemo(
    () => (stays && shown && total !== undefined ? { ...shown, total } : page),
    [stays, shown, total, page],
  );
}

function isSamePlace(a: LeadsPage, b: LeadsPage): boolean {
  return a.page === b.page && same(a.settings, b.settings);
}

/** Tracks each list once, not every refresh of it. */
function useLoadedEvent(page: LeadsPage | undefined): void {
  const settings = page && JSON.stringify(page.settings);
  const report = useEffectEvent(() => {
    if (page) track('admin_leads_loaded', { count: page.total ?? page.leads.length });
  });
  useEffect(() => report(), [settings]);
}

/** Compares small plain records whose keys are always in the same order. */
function same(a: object, b: object): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Shows a toast once per outage over rows that stay, not after every failed attempt. Where there are none, a panel says it. */
function useOutageToast(isOut: boolean): void {
  const toast = useToast();
  useEffect(() => {
    if (isOut) toast({ title: 'Error', description: 'Failed to load leads data', variant: 'destructive' });
  }, [isOut, toast]);
}

/** Returns whether the list cannot be loaded, from a failure to the next answer. A sign-out is no outage: it leads to the login. */
function useOutage(query: UseQueryResult): boolean {
  const [since, setSince] = useState<number>();
  const failed = query.isError && !isUnauthenticated(query.error);
  if (failed && since === undefined) setSince(query.errorUpdatedAt);
  // Only a response that is newer than the outage ends it; a page cached before does not.
  if (!failed && since !== undefined && query.isSuccess && query.dataUpdatedAt >= since) setSince(undefined);
  return since !== undefined;
}
