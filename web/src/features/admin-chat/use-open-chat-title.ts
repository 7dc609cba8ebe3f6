import { useSessions } from './api/sessions.ts';
import { useChatConsole } from './live-console.tsx';
import { chatTitle } from './session-names.ts';
import { useConsoleState } from './state/chat-console.ts';

/** Returns what the open chat is called; null where none is open, or not known yet. */
export function useOpenChatTitle(): string | null {
  const openId = useConsoleState(useChatConsole(), (state) => state.openId);
  const session = useSessions().get(openId ?? '');
  return session ? chatTitle(session) : null;
}
