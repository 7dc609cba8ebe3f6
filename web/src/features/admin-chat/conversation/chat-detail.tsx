import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState } from 'react';
import { useKeptFocus } from '#lib/keys/use-kept-focus.ts';
import { lazyPart } from '#lib/lazy/lazy-part.tsx';
import { useMessages } from '../api/messages.ts';
import { useSessions } from '../api/sessions.ts';
import { ChatUnavailable } from '../chat-states.tsx';
import { CustomerPanel } from '../customer/customer-panel.tsx';
import { useCallBack } from '../customer/use-call-back.ts';
import { chatTitle } from '../session-names.ts';
import type { ChatConsole } from '../state/chat-console.ts';
import type { ChatSync } from '../state/chat-sync.ts';
import { trackChat } from '../track-chat.ts';
import { ChatHeader } from './chat-header.tsx';
import { ChatMessages } from './chat-messages.tsx';
import { ComposerArea } from './composer-area.tsx';

const CallBackBar = lazyPart(async () => (await import('../customer/call-back-bar.tsx')).CallBackBar);
const OpenQuestionsBar = lazyPart(async () => (await import('./open-questions-bar.tsx')).OpenQuestionsBar);

interface ChatDetailProps {
  chatConsole: ChatConsole;
  chat: ChatSync;
  /** On a phone: back to the list. */
  onBack: (() => void) | undefined;
}

/** One conversation: header, messages and composer, and its customer. */
export function ChatDetail({ chatConsole, chat, onBack }: ChatDetailProps) {
  const { phase } = useMessages(chat.id);
  const session = useSessions().get(chat.id);
  const region = useRef<HTMLElement>(null);
  const isBeside = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const [isCustomerOpen, setCustomerOpen] = useState(false);
  const isAlone = onBack !== undefined;
  const callBack = useCallBack(session);
  const { watch } = useKeptFocus(
    region,
    `${session?.status} ${session?.isHandedOff} ${session?.adminId} ${callBack !== null}`,
  );
  useEffect(() => {
    if (chat.id) trackChat('view_chat');
  }, [chat.id]);
  useEffect(() => {
    // The list has gone from the screen, and the focus with it.
    if (isAlone) region.current?.focus();
  }, [isAlone]);
  return (
    <Box sx={{ flex: 1, minHeight: 0, minWidth: 0, display: 'flex' }}>
      <Box
        ref={region}
        component="section"
        tabIndex={-1}
        {...watch}
        aria-label={session ? `Conversation with ${chatTitle(session)}` : 'Conversation'}
        sx={conversationStyle}
      >
        <ChatHeader
          chatConsole={chatConsole}
          session={session}
          onBack={onBack}
          onCustomer={isBeside ? undefined : () => setCustomerOpen(true)}
        />
        {phase === 'failed' ? (
          <ChatUnavailable onRetry={() => void chat.load()} />
        ) : (
          <ChatMessages chatConsole={chatConsole} chat={chat} session={session} />
        )}
        {callBack && <CallBackBar lead={callBack} />}
        {session && <OpenQuestionsBar session={session} />}
        {session && <ComposerArea chatConsole={chatConsole} chat={chat} session={session} />}
      </Box>
      {session && (
        <CustomerPanel
          session={session}
          isBeside={isBeside}
          isOpen={isCustomerOpen}
          onClose={() => setCustomerOpen(false)}
        />
      )}
    </Box>
  );
}

const conversationStyle = {
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  '&:focus': { outline: 'none' },
};
