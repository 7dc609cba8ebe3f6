import type { ListLeadsResponse } from '@harbour-haul/contract/leads/list-leads';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { junkTypeLabel } from '@harbour-haul/domain/leads/fields/junk-type';
import { phoneText } from '@harbour-haul/domain/leads/fields/phone/phone-digits';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { statusRules } from '@harbour-haul/domain/leads/lead-status';
import { MAX_SEARCH, parseSearch } from '@harbour-haul/domain/leads/search/search-terms';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { chatPath, leadPath, leadsSearchPath } from '#lib/admin-paths.ts';
import { call } from '#lib/api/admin-call.ts';
import type { Command, CommandGroup } from './command.ts';
import { paletteKeys } from './palette-cache.ts';

const PAUSE_MS = 200;
/** Of each kind; who wants more searches in its list. */
const LIMIT = '5';

export interface Found {
  groups: readonly CommandGroup[];
  /** The way to leads that no search of all of them finds, where that has found none. */
  elsewhere: CommandGroup;
  isSearching: boolean;
  hasFailed: boolean;
}

/**
 * The leads and chats that a text finds on the server, a moment after the last key.
 * @param isErased whether a lead was erased since it was found: indexes lag behind that.
 */
export function useFound(
  text: string,
  onGo: (path: string) => void,
  isErased: (leadId: number) => boolean,
): Found {
  const typed = text.trim();
  const search = useSettled(typed);
  const enabled = canSearch(search);
  const shared = { enabled, placeholderData: keepPreviousData, staleTime: 0, gcTime: 0 } as const;
  const leads = useQuery({
    ...shared,
    queryKey: [...paletteKeys.leads, search],
    queryFn: ({ signal }) => call('listLeads', { query: { search, limit: LIMIT } }, { signal }),
  });
  const chats = useQuery({
    ...shared,
    queryKey: [...paletteKeys.chats, search],
    queryFn: async ({ signal }) =>
      (await call('listChatSessions', { query: { search, limit: LIMIT } }, { signal })).sessions,
  });
  // The same commands for as long as the answers are: their rows are not drawn anew for each key.
  const groups = useMemo(
    () => [
      { label: 'Leads', commands: leadCommands(leads.data, search, onGo, isErased) },
      { label: 'Chats', commands: (chats.data ?? []).map((chat) => chatCommand(chat, onGo)) },
    ],
    [leads.data, chats.data, search, onGo, isErased],
  );
  const elsewhere = useMemo(
    () => ({ label: 'Elsewhere', commands: elsewhereCommands(leads.data, search, onGo) }),
    [leads.data, search, onGo],
  );
  if (!canSearch(typed)) return { groups: [], elsewhere: NOWHERE_ELSE, isSearching: false, hasFailed: false };
  return {
    groups,
    elsewhere,
    isSearching: typed !== search || leads.isFetching || chats.isFetching,
    hasFailed: leads.isError || chats.isError,
  };
}

/** The leads that were found, and the way to all where there may be more: a rare one may be further back than was looked. */
function leadCommands(
  found: ListLeadsResponse | undefined,
  search: string,
  onGo: (path: string) => void,
  isErased: (leadId: number) => boolean,
) {
  if (!found) return [];
  const all = {
    id: 'all-leads',
    label: `All leads that match “${search}”`,
    run: () => onGo(leadsSearchPath(search)),
  };
  const leads: Command[] = found.leads
    .filter(({ id }) => !isErased(id))
    .map((lead) => leadCommand(lead, onGo));
  return found.nextCursor === null ? leads : [...leads, all];
}

const NOWHERE_ELSE: CommandGroup = { label: 'Elsewhere', commands: [] };

/** Whoever calls about a request that was set aside, or deleted, is not told that it never came. */
function elsewhereCommands(
  found: ListLeadsResponse | undefined,
  search: string,
  onGo: (path: string) => void,
): Command[] {
  if (!found || found.leads.length > 0 || found.nextCursor !== null) return [];
  const places = [
    ['suspicious', 'Search suspicious leads'],
    ['trash', 'Search the trash'],
  ] as const;
  return places.map(([status, label]) => ({
    id: `search-${status}`,
    label,
    run: () => onGo(leadsSearchPath(search, status)),
  }));
}

function leadCommand(lead: Lead, onGo: (path: string) => void) {
  const facts = [`#${lead.id}`, statusRules(lead.status).label, lead.phone && phoneText(lead.phone)];
  return {
    id: `lead-${lead.id}`,
    label: lead.name ?? 'Unnamed Lead',
    detail: facts.filter(Boolean).join(' · '),
    run: () => onGo(leadPath(lead.id)),
  };
}

function chatCommand(
  { id, visitorId, customer, status, lastMessage }: ChatSession,
  onGo: (path: string) => void,
) {
  const junkType = customer?.junkType && junkTypeLabel(customer.junkType);
  const facts = [status === 'closed' ? 'Closed' : 'Active', junkType, lastMessage?.content.slice(0, 60)];
  return {
    id: `chat-${id}`,
    label:
      customer?.name ??
      `Visitor ${visitorId
        .replace(/^visitor[-_]?/i, '')
        .slice(0, 4)
        .toUpperCase()}`,
    detail: facts.filter(Boolean).join(' · '),
    run: () => onGo(chatPath(id)),
  };
}

/** Whether a text holds enough to be searched by. */
function canSearch(text: string): boolean {
  if (text.length > MAX_SEARCH) return false;
  const request = parseSearch(text);
  return request.kind === 'id' || request.terms.length > 0;
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
