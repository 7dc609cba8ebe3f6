import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef } from 'react';
import { ChatDetail } from './chat-detail.tsx';
import { NoChatOpen } from './chat-states.tsx';
import type { ChatTabProps } from './chat-tab-props.ts';
import { ConversationsColumn } from './conversations-column.tsx';
import type { Desk } from './desk.ts';
import { useStore } from './use-store.ts';

type DeskScreenProps = Omit<ChatTabProps, 'onNotify'> & { desk: Desk };

/** Both columns side by side, or on a phone one after the other. */
export function DeskScreen({ desk, openSessionId, onOpenSession }: DeskScreenProps) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const chat = useStore(desk.chat);
  const column = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (openSessionId !== undefined) desk.open(openSessionId);
  }, [desk, openSessionId]);
  useEffect(() => desk.enterScreen(), [desk]);
  const open = (id: string) => {
    desk.open(id);
    onOpenSession?.(id);
  };
  const goBack = () => {
    const left = chat?.id;
    desk.leave();
    onOpenSession?.(null);
    // The focus returns to the row that led here.
    requestAnimationFrame(() => {
      const rows = [...(column.current?.querySelectorAll<HTMLElement>('[data-session]') ?? [])];
      rows.find((row) => row.dataset.session === left)?.focus();
    });
  };
  return (
    <>
      {/* Stays mounted on a phone, so that filters and scroll position are there on the way back. */}
      <Box ref={column} sx={{ ...columnStyle, display: isNarrow && chat ? 'none' : 'flex' }}>
        <ConversationsColumn desk={desk} openId={chat?.id} onOpen={open} />
      </Box>
      {(!isNarrow || chat) && (
        <Box sx={detailStyle}>
          {chat ? (
            <ChatDetail key={chat.id} desk={desk} chat={chat} onBack={isNarrow ? goBack : undefined} />
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
