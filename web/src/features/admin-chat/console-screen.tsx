import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef } from 'react';
import { NoChatOpen } from './chat-states.tsx';
import { ChatDetail } from './conversation/chat-detail.tsx';
import { ConversationsColumn } from './list/conversations-column.tsx';
import { type ChatConsole, useConsoleState } from './state/chat-console.ts';

export interface ConsoleScreenProps {
  chatConsole: ChatConsole;
  /** The chat to open, as the address names it. */
  openSessionId?: string | undefined;
  /** Called with the chat that the admin opened, null for none, so that the address can name it. */
  onOpenSession?: ((sessionId: string | null) => void) | undefined;
}

/** Both columns side by side, or on a phone one after the other. */
export function ConsoleScreen({ chatConsole, openSessionId, onOpenSession }: ConsoleScreenProps) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const chat = useConsoleState(chatConsole, () => chatConsole.openChat());
  const column = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (openSessionId !== undefined) chatConsole.open(openSessionId);
  }, [chatConsole, openSessionId]);
  useEffect(() => chatConsole.markShown(), [chatConsole]);
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

const columnStyle = {
  flexDirection: 'column',
  width: { xs: '100%', md: 360, lg: 400 },
  flexShrink: 0,
  minHeight: 0,
  borderRight: { md: 1 },
  borderColor: { md: 'divider' },
};

const detailStyle = { flex: 1, minWidth: 0, minHeight: 0, display: 'flex', flexDirection: 'column' };
