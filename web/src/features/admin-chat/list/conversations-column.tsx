import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useStableCallback } from '#lib/use-stable-callback.ts';
import type { SortOrder } from '../api/chat-keys.ts';
import { useSessionList } from '../api/session-list.ts';
import { useSessionSearch } from '../api/session-search.ts';
import { useSessions } from '../api/sessions.ts';
import { type ChatConsole, useConsoleState } from '../state/chat-console.ts';
import { ConversationFilters } from './conversation-filters.tsx';
import { ConversationList } from './conversation-list.tsx';
import { ConversationsHeader } from './conversations-header.tsx';
import { FIRST_VIEW, type ListView, openingSort, viewSessions } from './list-view.ts';
import { useLoadMore } from './load-more.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useChatListKeys } from './use-chat-list-keys.ts';
import { useFill } from './use-fill.ts';
import { useHeldOrder } from './use-held-order.ts';
import { useSelection } from './use-selection.ts';

interface ConversationsColumnProps {
  chatConsole: ChatConsole;
  openId: string | undefined;
  onOpen: (id: string) => void;
}

/** The left column: the conversations, their filter, and the actions on several of them. */
export function ConversationsColumn({ chatConsole, openId, onOpen }: ConversationsColumnProps) {
  const mode = useConsoleState(chatConsole, (state) => state.mode);
  const sort = useConsoleState(chatConsole, (state) => state.sort);
  const sessions = useSessions();
  const loading = useLoadMore(chatConsole);
  const [ownView, setView] = useState<Pick<ListView, 'search' | 'day'>>(FIRST_VIEW);
  const view: ListView = { ...ownView, mode, sort, adminId: chatConsole.user.id };
  const { position, hasFailed } = useSessionList(mode, sort);
  const search = useSessionSearch(chatConsole, view);
  const found = viewSessions([...sessions.values()], view, { position, found: search.ids });
  const { rows: shown, handProps } = useHeldOrder(found, [mode, sort, view.search, view.day].join('\n'));
  const selection = useSelection(shown);
  useFill(loading, view, shown);
  const searchField = useRef<HTMLInputElement>(null);
  useChatListKeys({
    ids: shown.map(({ id }) => id),
    openId,
    isShown: () => chatConsole.isListShown,
    onSelect: selection.toggle,
    onSearch: () => searchField.current?.focus(),
  });
  const panel = useRef<HTMLDivElement>(null);
  const wasSelecting = useRef(false);
  const isSelecting = selection.ids.length > 0;
  useEffect(() => {
    // The bar of the selected ones takes the focus along when it goes.
    if (wasSelecting.current && !isSelecting) focusStop(panel.current);
    wasSelecting.current = isSelecting;
  }, [isSelecting]);
  const sortElsewhere = useRef<SortOrder>(FIRST_VIEW.sort);
  const change = useStableCallback((changed: Partial<ListView>) => {
    const next = { ...view, ...changed };
    if (next.mode !== mode) next.sort = openingSort(next.mode, sortElsewhere.current);
    else if (mode !== 'needs') sortElsewhere.current = next.sort;
    setView(next);
    if (next.mode !== mode) selection.clear();
    if (next.mode !== mode || next.sort !== sort) void chatConsole.show(next.mode, next.sort);
  });
  const order = useStableCallback((next: SortOrder) => change({ sort: next }));
  return (
    <>
      <ConversationsHeader chatConsole={chatConsole} mode={mode} sort={sort} onSort={order} />
      <ConversationFilters
        view={view}
        onView={change}
        selection={selection}
        shown={shown}
        // The rows that come then stand where their skeletons did.
        isLoading={!position && !hasFailed}
        searchField={searchField}
      />
      {isSelecting && <SelectionBar chatConsole={chatConsole} selection={selection} />}
      <Box
        ref={panel}
        role="tabpanel"
        id="conversations-panel"
        aria-labelledby={`conversations-${mode}`}
        sx={panelStyle}
        {...handProps}
      >
        <ConversationList
          chatConsole={chatConsole}
          view={view}
          onView={change}
          loading={loading}
          search={search}
          shown={shown}
          selection={selection}
          openId={openId}
          onOpen={onOpen}
        />
      </Box>
    </>
  );
}

const panelStyle = { flex: 1, minHeight: 0, overflowY: 'auto', display: 'flex', flexDirection: 'column' };

/** Where nothing has the focus, the row gets it at which Tab would stop. */
function focusStop(panel: HTMLElement | null): void {
  if (document.activeElement !== document.body) return;
  panel?.querySelector<HTMLElement>('[data-session][tabindex="0"]')?.focus({ preventScroll: true });
}
