import { ChatTab } from '#features/admin-chat/chat-tab.tsx';

/** The Chat tab. */
export function ChatPanel() {
  return <ChatTab />;
}
