import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { ChatHeader } from './chat-header.tsx';
import { ChatMessages } from './chat-messages.tsx';
import { ChatUnavailable } from './chat-states.tsx';
import { Composer } from './composer.tsx';
import type { Desk } from './desk.ts';
import type { OpenChat } from './open-chat.ts';
import { useStore } from './use-store.ts';

interface ChatDetailProps {
  desk: Desk;
  chat: OpenChat;
  /** On a phone: back to the list. */
  onBack: (() => void) | undefined;
}

/** One conversation: who, what was said, and what to answer. */
export function ChatDetail({ desk, chat, onBack }: ChatDetailProps) {
  const { sessions } = useStore(desk.feed.store);
  const { phase } = useStore(chat.store);
  const session = sessions.get(chat.id);
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
      aria-label={session ? `Conversation with ${session.visitorId}` : 'Conversation'}
      sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', '&:focus': { outline: 'none' } }}
    >
      <ChatHeader desk={desk} session={session} onBack={onBack} />
      {phase === 'failed' ? (
        <ChatUnavailable onRetry={() => void chat.load()} />
      ) : (
        <ChatMessages desk={desk} chat={chat} session={session} />
      )}
      {session && <Composer desk={desk} chat={chat} session={session} />}
    </Box>
  );
}
