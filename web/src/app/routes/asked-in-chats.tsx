import { type ReactNode, useMemo } from 'react';
import { useSessions } from '#features/admin-chat/api/sessions.ts';
import { type AskedInChat, AskedInChatContext, askedInChats } from '#lib/chat/asked-in-chat.ts';

/** Tells the screens of leads below what is asked for in their chats, as far as this browser has these: it asks for all that wait at its start. */
export function AskedInChats({ children }: { children: ReactNode }) {
  const sessions = useSessions();
  const asked = useMemo(() => JSON.stringify(askedInChats(sessions.values())), [sessions]);
  // Another message in a chat is nothing new to the lists.
  const known = useMemo(() => JSON.parse(asked) as AskedInChat[], [asked]);
  return <AskedInChatContext value={known}>{children}</AskedInChatContext>;
}
