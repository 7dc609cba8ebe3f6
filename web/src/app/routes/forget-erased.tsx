import { MAX_ASKED } from '@harbour-haul/contract/leads/removal/find-erased';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useSessions } from '#features/admin-chat/api/sessions.ts';
import { useChatConsole } from '#features/admin-chat/live-console.tsx';
import { forgetErasedChat } from '#features/admin-chat/state/forget-erased-chat.ts';
import { unsentChats } from '#features/admin-chat/unsent/unsent-store.ts';
import { forgetLead, useKnownLeads } from '#features/admin-leads/api/known-leads.ts';
import { draftIds } from '#features/admin-leads/drafts/draft-store.ts';
import { followErased, leadsInDrafts } from '#features/admin-leads/drafts/follow-erased.ts';
import { foundByPalette, paletteKeys } from '#features/commands/palette-cache.ts';
import { useNotifications } from '#features/notifications/notifications-provider.tsx';
import { call } from '#lib/api/admin-call.ts';
import { liveLeads } from '#lib/live-leads.ts';
import { aboutErased, type KeptRecords, keptIn } from './kept-records.ts';

const NONE: ReadonlySet<string> = new Set();

/**
 * Removes what this browser keeps of people who were erased: drafts, notifications, an open chat. What is erased while it is
 * connected is pushed; of what it may have missed it asks the server, when it starts and whenever it comes back.
 */
export function ForgetErased({ userId }: { userId: string }) {
  const client = useQueryClient();
  const chatConsole = useChatConsole();
  const { list, remove } = useNotifications();
  const [goneChats, setGoneChats] = useState(NONE);
  const leads = useErasedLeads();
  const chats = useErasedChats(goneChats);

  useWhenBack(async () => {
    const { openId } = chatConsole.state();
    const kept = keptIn(list);
    const found = foundByPalette(client);
    // Drafts first: they have whole leads.
    const erased = await erasedOf({
      leads: [...draftIds().filter((id) => id > 0), ...leadsInDrafts(), ...kept.leads, ...found.leads],
      chats: [...(openId === null ? [] : [openId]), ...unsentChats(userId), ...kept.chats, ...found.chats],
    });
    for (const id of erased.leads) forgetLead(client, id);
    for (const id of erased.chats) forgetErasedChat(chatConsole, id);
    if (erased.chats.length > 0) setGoneChats((gone) => new Set([...gone, ...erased.chats]));
  });
  useEffect(() => {
    const isErased = { lead: (id: number) => leads.has(id), chat: (id: string) => chats.has(id) };
    for (const id of aboutErased(list, isErased)) remove(id);
  }, [list, remove, leads, chats]);
  useEffect(() => {
    if (leads.size > 0) void followErased(leads);
  }, [leads]);
  useEffect(() => {
    if (chats.size === 0) return;
    client.setQueriesData<ChatSession[]>({ queryKey: paletteKeys.chats }, (found) =>
      found?.filter(({ id }) => !chats.has(id)),
    );
  }, [client, chats]);
  return null;
}

/** The leads that this page knows to be erased. */
function useErasedLeads(): ReadonlySet<number> {
  const known = useKnownLeads();
  return useMemo(() => new Set([...known].flatMap(([id, lead]) => (lead === null ? [id] : []))), [known]);
}

/** The chats that this page knows to be forgotten or erased, those among them that it has not got. */
function useErasedChats(answered: ReadonlySet<string>): ReadonlySet<string> {
  const sessions = useSessions();
  return useMemo(() => {
    const forgotten = [...sessions.values()].filter(({ forgottenAt }) => forgottenAt !== null);
    return new Set([...answered, ...forgotten.map(({ id }) => id)]);
  }, [sessions, answered]);
}

/** Calls at the start, when the browser is online again, and where a push of changed leads was, or may have been, missed. */
function useWhenBack(onBack: () => Promise<void>): void {
  const leadsSeq = useQuery(liveLeads).data?.leadsSeq ?? null;
  const before = useRef<number>(null);
  const tell = useEffectEvent(() => void onBack());
  useEffect(() => {
    const isNext = before.current !== null && leadsSeq === before.current + 1;
    before.current = leadsSeq;
    if (!isNext) tell();
  }, [leadsSeq]);
  useEffect(() => {
    const goOn = () => tell();
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, []);
}

/** Which of these were erased; none where that cannot be asked now: it is asked again when the browser is back. */
async function erasedOf({ leads, chats }: KeptRecords): Promise<KeptRecords> {
  if (leads.length + chats.length === 0) return { leads, chats };
  const query = {
    ...(leads.length > 0 && { leads: listOf(leads) }),
    ...(chats.length > 0 && { chats: listOf(chats) }),
  };
  try {
    return await call('findErased', { query });
  } catch {
    return { leads: [], chats: [] };
  }
}

/** What matters most comes first, and is what is asked about where there is too much. */
const listOf = (ids: readonly (number | string)[]) => [...new Set(ids)].slice(0, MAX_ASKED).join();
