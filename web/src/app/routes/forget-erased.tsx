import { MAX_ASKED } from '@harbour-haul/contract/leads/find-erased';
import type { ListLeadsResponse } from '@harbour-haul/contract/leads/list-leads';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSessions } from '#features/admin-chat/api/sessions.ts';
import { useChatConsole } from '#features/admin-chat/live-console.tsx';
import { forgetErasedChat } from '#features/admin-chat/state/forget-erased-chat.ts';
import { unsentChats } from '#features/admin-chat/unsent/unsent-store.ts';
import { forgetLead, useKnownLeads } from '#features/admin-leads/api/known-leads.ts';
import { draftIds } from '#features/admin-leads/drafts/draft-store.ts';
import { followErased, leadsInDrafts } from '#features/admin-leads/drafts/follow-erased.ts';
import { paletteKeys } from '#features/commands/palette-keys.ts';
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
  const knownLeads = useKnownLeads();
  const sessions = useSessions();
  const [goneChats, setGoneChats] = useState(NONE);
  const leadsSeq = useQuery(liveLeads).data?.leadsSeq ?? null;
  const before = useRef<number>(null);

  const ask = useEffectEvent(async () => {
    const { openId } = chatConsole.state();
    const kept = keptIn(list);
    const asked = {
      leads: [...kept.leads, ...draftIds().filter((id) => id > 0), ...leadsInDrafts()],
      chats: [...kept.chats, ...unsentChats(userId), ...(openId === null ? [] : [openId])],
    };
    const erased = await erasedOf(asked);
    for (const id of erased.leads) forgetLead(client, id);
    for (const id of erased.chats) forgetErasedChat(chatConsole, id);
    if (erased.chats.length > 0) setGoneChats((gone) => new Set([...gone, ...erased.chats]));
  });
  useEffect(() => {
    const isNext = before.current !== null && leadsSeq === before.current + 1;
    before.current = leadsSeq;
    if (!isNext) void ask();
  }, [leadsSeq]);
  useEffect(() => {
    const goOn = () => void ask();
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, []);
  useEffect(() => {
    const isErased = {
      lead: (id: number) => knownLeads.get(id) === null,
      chat: (id: string) => goneChats.has(id) || Boolean(sessions.get(id)?.forgottenAt),
    };
    for (const id of aboutErased(list, isErased)) remove(id);
    const erasedIds = new Set([...knownLeads].flatMap(([id, lead]) => (lead === null ? [id] : [])));
    void followErased(erasedIds);
    client.setQueriesData<ListLeadsResponse>({ queryKey: paletteKeys.leads }, (found) => {
      const leads = found?.leads.filter(({ id }) => !erasedIds.has(id));
      return found && leads && { ...found, leads };
    });
    client.setQueriesData<ChatSession[]>({ queryKey: paletteKeys.chats }, (found) =>
      found?.filter(({ id }) => !isErased.chat(id)),
    );
  }, [client, list, remove, knownLeads, sessions, goneChats]);
  return null;
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

/** The newest come first, and are those that are asked about where there are too many. */
const listOf = (ids: readonly (number | string)[]) => [...new Set(ids)].slice(0, MAX_ASKED).join();
