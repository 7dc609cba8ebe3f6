import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ChatConsole } from '../state/chat-console.ts';
import { useStore } from '../state/use-store.ts';
import { ConversationFilters } from './conversation-filters.tsx';
import { ConversationList } from './conversation-list.tsx';
import { ConversationsHeader } from './conversations-header.tsx';
import { FIRST_VIEW, type ListView, viewSessions } from './list-view.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useFill } from './use-fill.ts';
import { useSelection } from './use-selection.ts';

interface ConversationsColumnProps {
  chatConsole: ChatConsole;
  openId: string | undefined;
  onOpen: (id: string) => void;
}

/** The left column: which conversations there are, which of them to see, and what to do with several at once. */
export function ConversationsColumn({ chatConsole, openId, onOpen }: ConversationsColumnProps) {
  const feed = useStore(chatConsole.feed.store);
  const [ownView, setView] = useState<Omit<ListView, 'mode'>>(FIRST_VIEW);
  const view: ListView = { ...ownView, mode: feed.mode };
  const shown = viewSessions([...feed.sessions.values()], view);
  const selection = useSelection(shown);
  useFill(chatConsole, view, shown);
  const change = ({ mode, ...next }: ListView) => {
    setView(next);
    if (mode !== feed.mode) {
      selection.clear();
      void chatConsole.show(mode);
    }
  };
  return (
    <>
      <ConversationsHeader chatConsole={chatConsole} view={view} onView={change} />
      <ConversationFilters view={view} onView={change} selection={selection} shown={shown} />
      {selection.ids.length > 0 && <SelectionBar chatConsole={chatConsole} selection={selection} />}
      <Box
        role="tabpanel"
        id="conversations-panel"
        aria-labelledby={`conversations-${feed.mode}`}
        sx={{ flex: 1, minHeight: 0, overflowY: 'auto', display: 'flex', flexDirection: 'column' }}
      >
        <ConversationList
          chatConsole={chatConsole}
          view={view}
          onView={change}
          shown={shown}
          selection={selection}
          openId={openId}
          onOpen={onOpen}
        />
      </Box>
    </>
  );
}
