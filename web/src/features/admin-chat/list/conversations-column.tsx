import Box from '@mui/material/Box';
import { useState } from 'react';
import { ConversationFilters } from './conversation-filters.tsx';
import { ConversationList } from './conversation-list.tsx';
import { ConversationsHeader } from './conversations-header.tsx';
import type { Desk } from './desk.ts';
import { FIRST_VIEW, type ListView, viewSessions } from './list-view.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useFill } from './use-fill.ts';
import { useSelection } from './use-selection.ts';
import { useStore } from './use-store.ts';

interface ConversationsColumnProps {
  desk: Desk;
  openId: string | undefined;
  onOpen: (id: string) => void;
}

/** The left column: which conversations there are, which of them to see, and what to do with several at once. */
export function ConversationsColumn({ desk, openId, onOpen }: ConversationsColumnProps) {
  const feed = useStore(desk.feed.store);
  const [ownView, setView] = useState<Omit<ListView, 'mode'>>(FIRST_VIEW);
  const view: ListView = { ...ownView, mode: feed.mode };
  const shown = viewSessions([...feed.sessions.values()], view);
  const selection = useSelection(shown);
  useFill(desk, view, shown);
  const change = ({ mode, ...next }: ListView) => {
    setView(next);
    if (mode !== feed.mode) {
      selection.clear();
      void desk.show(mode);
    }
  };
  return (
    <>
      <ConversationsHeader desk={desk} view={view} onView={change} />
      <ConversationFilters view={view} onView={change} selection={selection} shown={shown} />
      {selection.ids.length > 0 && <SelectionBar desk={desk} selection={selection} />}
      <Box
        role="tabpanel"
        id="conversations-panel"
        aria-labelledby={`conversations-${feed.mode}`}
        sx={{ flex: 1, minHeight: 0, overflowY: 'auto', display: 'flex', flexDirection: 'column' }}
      >
        <ConversationList
          desk={desk}
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
