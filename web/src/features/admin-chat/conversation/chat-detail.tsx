import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useMessages } from '../api/messages.ts';
import { useSessions } from '../api/sessions.ts';
import { ChatUnavailable } from '../chat-states.tsx';
import { chatTitle } from '../session-names.ts';
import type { ChatConsole } from '../state/chat-console.ts';
import type { ChatSync } from '../state/chat-sync.ts';
import { ChatHeader } from './chat-header.tsx';
import { ChatMessages } from './chat-messages.tsx';
import { Composer } from './composer.tsx';

interface ChatDetailProps {
  chatConsole: ChatConsole;
  chat: ChatSync;
  /** On a phone: back to the list. */
  onBack: (() => void) | undefined;
}

/** One conversation: header, messages and composer. */
export function ChatDetail({ chatConsole, chat, onBack }: ChatDetailProps) {
  const { phase } = useMessages(chat.id);
  const session = useSessions().get(chat.id);
  const region = useRef<HTMLElement>(null);
  const isAlone = onBack !== undefined;
  useEffect(() => {
    // The list has gone from the screen, and the focus with it.
    if (isAlone) region.current?.focus();
  }, [isAlone]);
  return (
    <Box
      ref={region}
      component="section"
      tabIndex={-1}
      aria-label={session ? `Conversation with ${chatTitle(session)}` : 'Conversation'}
      sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', '&:focus': { outline: 'none' } }}
    >
      <ChatHeader chatConsole={chatConsole} session={session} onBack={onBack} />
      {phase === 'failed' ? (
        <ChatUnavailable onRetry={() => void chat.load()} />
      ) : (
        <ChatMessages chatConsole={chatConsole} chat={chat} session={session} />
      )}
      {session && <Composer chatConsole={chatConsole} chat={chat} session={session} />}
    </Box>
  );
}
