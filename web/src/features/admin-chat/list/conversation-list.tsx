import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import Box from '@mui/material/Box';
import type { OutgoingMessage } from '#lib/chat/outbox.ts';
import { useNow } from '#lib/use-now.ts';
import { useStableCallback } from '#lib/use-stable-callback.ts';
import { useChatCounts } from '../api/chat-counts.ts';
import { useOnline, useTyping } from '../api/presence.ts';
import { useSessionList } from '../api/session-list.ts';
import type { SessionSearch } from '../api/session-search.ts';
import { SkeletonConversations } from '../chat-skeletons.tsx';
import { ListUnavailable, NoConversations, NoneFound, SearchedPartly } from '../chat-states.tsx';
import { presenceOf } from '../session-facts.ts';
import { type ChatConsole, useConsoleState } from '../state/chat-console.ts';
import { ConversationRow } from './conversation-row.tsx';
import { isFiltered, type ListView } from './list-view.ts';
import { LoadMore, type MoreLoading } from './load-more.tsx';
import type { UnsentState } from './session-marks.tsx';
import { useCaughtUp } from './use-caught-up.ts';
import { useRovingRows } from './use-roving-rows.ts';
import type { Selection } from './use-selection.ts';

interface ConversationListProps {
  chatConsole: ChatConsole;
  view: ListView;
  onView: (change: Partial<ListView>) => void;
  loading: MoreLoading;
  search: SessionSearch;
  shown: readonly ChatSession[];
  selection: Selection;
  openId: string | undefined;
  onOpen: (id: string) => void;
}

/** The rows in whichever of their states they are: loading, failed, empty, without a match, or there. */
export function ConversationList(props: ConversationListProps) {
  const { chatConsole, view, onView, loading, search, shown } = props;
  const { position, hasFailed } = useSessionList(view.mode, view.sort);
  const isSearch = view.search.trim() !== '';
  const listed = typeof position?.cursor === 'string' && <LoadMore loading={loading} view={view} />;
  const found = (
    <>
      {search.hasMore && <LoadMore loading={moreOf(search)} view={view} />}
      {search.isPartial && !search.isSearching && <SearchedPartly />}
    </>
  );
  const more = isSearch ? found : listed;
  const isCaughtUp = useCaughtUp(
    chatConsole,
    view.mode,
    shown.length === 0 && !isFiltered(view) && !hasFailed,
  );
  const needs = useChatCounts()?.needs ?? 0;
  if (shown.length > 0) {
    return (
      <>
        <Rows {...props} />
        {more}
      </>
    );
  }
  if (isSearch ? search.isSearching : !position && !hasFailed) return <SkeletonConversations />;
  if (isFiltered(view) && (position || isSearch)) {
    return (
      <>
        <NoneFound
          filter={view}
          hasFailed={search.hasFailed}
          onClear={() => onView({ search: '', day: '' })}
          onAll={view.mode === 'all' ? undefined : () => onView({ mode: 'all' })}
        />
        {more}
      </>
    );
  }
  if (hasFailed) return <ListUnavailable onRetry={() => void chatConsole.lists.refresh()} />;
  if (!isCaughtUp) return <SkeletonConversations />;
  return (
    <NoConversations
      mode={view.mode}
      needs={needs}
      onShowNeeds={() => onView({ mode: 'needs' })}
      onShowAll={() => onView({ mode: 'all' })}
    />
  );
}

/** How it stands with what an admin has written in a chat and its visitor has not got: what has failed says more. */
function unsentOf(outgoing: readonly OutgoingMessage[] = []): UnsentState | null {
  const states = outgoing.map(({ state }) => state);
  if (states.includes('failed')) return 'failed';
  return states.includes('waiting') ? 'waiting' : null;
}

function moreOf({ isLoadingMore, hasFailed, loadMore }: SessionSearch): MoreLoading {
  return { isLoading: isLoadingMore, hasFailed, loadMore };
}

function Rows({ chatConsole, shown, selection, openId, onOpen }: ConversationListProps) {
  const outgoing = useConsoleState(chatConsole, (state) => state.outgoing);
  const now = useNow();
  const online = useOnline();
  const typing = useTyping();
  const { isStop, listProps } = useRovingRows(
    shown.map(({ id }) => id),
    openId,
  );
  const open = useStableCallback(onOpen);
  const toggle = useStableCallback(selection.toggle);
  return (
    <Box component="ul" aria-label="Conversations" sx={{ listStyle: 'none', m: 0, p: 0 }} {...listProps}>
      {shown.map((session) => (
        <ConversationRow
          key={session.id}
          session={session}
          adminId={chatConsole.user.id}
          now={now}
          online={presenceOf(session, online)}
          isTyping={typing.has(session.id)}
          unsent={unsentOf(outgoing.get(session.id))}
          isOpen={session.id === openId}
          isSelected={selection.has(session.id)}
          isStop={isStop(session.id)}
          onOpen={open}
          onToggle={toggle}
        />
      ))}
    </Box>
  );
}
