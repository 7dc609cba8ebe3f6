import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef } from 'react';
import { VisuallyHidden } from '#components/visually-hidden.tsx';
import { KnownCustomers } from './api/known-customers.tsx';
import { NoChatOpen } from './chat-states.tsx';
import { ChatDetail } from './conversation/chat-detail.tsx';
import { ConversationsColumn } from './list/conversations-column.tsx';
import { useChatConsole } from './live-console.tsx';
import { type ChatConsole, useConsoleState } from './state/chat-console.ts';

interface ChatTabProps {
  /** The chat to open, as the address names it. */
  openSessionId?: string | undefined;
  /** Called with the chat that the admin opened, null for none, so that the address can name it. */
  onOpenSession?: ((sessionId: string | null) => void) | undefined;
}

/** The live chat monitor, in a `LiveConsole`: conversations on the left, the one that is open on the right. */
export function ChatTab(props: ChatTabProps) {
  const chatConsole = useChatConsole();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const isOpen = useConsoleState(chatConsole, () => chatConsole.openChat() !== undefined);
  return (
    <Box
      component="section"
      aria-labelledby="chat-title"
      data-whole={(isPhone && isOpen) || undefined}
      sx={monitorStyle}
    >
      <GlobalStyles styles={toastsAside} />
      <Box component="h2" id="chat-title" sx={{ m: 0 }}>
        <VisuallyHidden>Live chat</VisuallyHidden>
      </Box>
      <ConsoleScreen chatConsole={chatConsole} {...props} />
      <KnownCustomers cache={chatConsole.sessions} />
    </Box>
  );
}

/** Both columns side by side, or on a phone one after the other. */
function ConsoleScreen({
  chatConsole,
  openSessionId,
  onOpenSession,
}: ChatTabProps & { chatConsole: ChatConsole }) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const chat = useConsoleState(chatConsole, () => chatConsole.openChat());
  const column = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (openSessionId !== undefined) chatConsole.open(openSessionId);
  }, [chatConsole, openSessionId]);
  useEffect(() => chatConsole.markShown(), [chatConsole]);
  const isListShown = !isNarrow || chat === undefined;
  useEffect(() => chatConsole.markListShown(isListShown), [chatConsole, isListShown]);
  const open = (id: string) => {
    chatConsole.open(id);
    onOpenSession?.(id);
  };
  const goBack = () => {
    const left = chat?.id;
    chatConsole.leave();
    onOpenSession?.(null);
    // The focus returns to the row of the chat that was left.
    requestAnimationFrame(() => {
      const rows = [...(column.current?.querySelectorAll<HTMLElement>('[data-session]') ?? [])];
      rows.find((row) => row.dataset.session === left)?.focus();
    });
  };
  return (
    <>
      {/* Stays mounted on a phone, so that filters and scroll position are there on the way back. */}
      <Box ref={column} sx={{ ...columnStyle, display: isNarrow && chat ? 'none' : 'flex' }}>
        <ConversationsColumn chatConsole={chatConsole} openId={chat?.id} onOpen={open} />
      </Box>
      {(!isNarrow || chat) && (
        <Box sx={detailStyle}>
          {chat ? (
            <ChatDetail
              key={chat.id}
              chatConsole={chatConsole}
              chat={chat}
              onBack={isNarrow ? goBack : undefined}
            />
          ) : (
            <NoChatOpen />
          )}
        </Box>
      )}
    </>
  );
}

/**
 * Specification section 9, and no more than lies between the dashboard's tabs and the end of the window: nothing but its
 * own columns scrolls. On a phone an open chat has the whole screen.
 */
const monitorStyle = {
  position: 'relative',
  height: 'min(85vh, 100vh - 156px)',
  '@supports (height: 1dvh)': { height: 'min(85dvh, 100dvh - 156px)' },
  minHeight: { xs: 320, md: 420 },
  mb: -2,
  display: 'flex',
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&[data-whole]': {
    position: 'fixed',
    inset: 0,
    zIndex: 'appBar',
    height: 'auto',
    m: 0,
    border: 0,
    borderRadius: 0,
  },
};

/** On a phone toasts stand where nothing is written, sent or pressed: before the list at the top, in an open chat below its buttons. */
const toastsAside = {
  '@media (max-width: 899.95px)': {
    ':root': { '--toasts-top': '0px', '--toasts-bottom': 'auto' },
    ':root:has([data-whole])': { '--toasts-top': '100px' },
  },
};

const columnStyle = {
  flexDirection: 'column',
  width: { xs: '100%', md: 360, xl: 400 },
  flexShrink: 0,
  minHeight: 0,
  borderRight: { md: 1 },
  borderColor: { md: 'divider' },
};

const detailStyle = { flex: 1, minWidth: 0, minHeight: 0, display: 'flex', flexDirection: 'column' };
