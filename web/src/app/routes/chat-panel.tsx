import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ChatTab } from '#features/admin-chat/chat-tab.tsx';
import { useChatConsole } from '#features/admin-chat/live-console.tsx';
import { chatPath } from '#lib/admin-paths.ts';
import type { TabPanelProps } from './admin-tabs.ts';
import { leftList, useListSearch } from './use-list-search.ts';

/** The Chat tab. The chat in the URL is open; without one Back leads to the list. */
export function ChatPanel({ id }: TabPanelProps) {
  const navigate = useNavigate();
  const search = useListSearch();
  const chatConsole = useChatConsole();
  useEffect(() => {
    if (id === undefined) chatConsole.leave();
  }, [chatConsole, id]);
  const show = (sessionId: string | null) => {
    const pathname = sessionId === null ? '/admin/chat' : chatPath(sessionId);
    // Back leaves the chats at once, not one by one.
    void navigate(pathname, { replace: id !== undefined, state: leftList(search) });
  };
  return <ChatTab openSessionId={id} onOpenSession={show} />;
}
